import { type ButtonHTMLAttributes, useId } from 'react';

interface RowButtonProps extends ButtonHTMLAttributes<HTMLButtonElement> {
  enabled: boolean;
  /** Why it cannot be used; asked for only then. Nothing where it does not say. */
  why(): string | undefined;
  press(): void;
}

/** What is pressed in a cell. One that cannot be used says why to whoever comes to it: the focus reaches it, and the table shows its tip. */
export function RowButton({ enabled, why, press, children, ...attributes }: RowButtonProps) {
  const id = useId();
  const reason = enabled ? undefined : why();
  return (
    <>
      <button
        type="button"
        {...attributes}
        disabled={!enabled && reason === undefined}
        aria-disabled={reason === undefined ? undefined : true}
        aria-describedby={reason === undefined ? undefined : id}
        data-why={reason}
        onClick={({ currentTarget }) => {
          // Safari gives a button that is tapped no focus, and the tip shows by it.
          if (reason !== undefined) currentTarget.focus();
          if (enabled) press();
        }}
      >
        {children}
      </button>
      {reason === undefined ? null : (
        <span id={id} hidden>
          {reason}
        </span>
      )}
    </>
  );
}
