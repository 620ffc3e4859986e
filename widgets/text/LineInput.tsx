import { type ComponentProps, useCallback, useRef, useState } from 'react';
import { hasLines, keptLines, shownLines } from './line-ends';

type Attributes = Pick<
  ComponentProps<'input'>,
  | 'id'
  | 'name'
  | 'disabled'
  | 'readOnly'
  | 'placeholder'
  | 'autoComplete'
  | 'autoCapitalize'
  | 'spellCheck'
  | 'inputMode'
  | 'aria-required'
  | 'aria-invalid'
  | 'aria-describedby'
>;

interface LineInputProps extends Attributes {
  value: string | undefined;
  onWrite(value: string | undefined): void;
  onBlur(): void;
  onFocus(): void;
}

const mostRows = 10;

/**
 * One line of text. A value of several lines has as many, until it is left as one: in one line they would be joined by the first key. Where one
 * control takes the place of the other, focus and cursor go along.
 */
export function LineInput({ value, onWrite, onBlur, ...attributes }: LineInputProps) {
  const [hadLines, setHadLines] = useState(false);
  const left = useRef<{ start: number | null; end: number | null }>(undefined);
  const follow = useCallback((control: HTMLInputElement | HTMLTextAreaElement | null) => {
    if (control !== null && left.current !== undefined) {
      control.focus();
      control.setSelectionRange(left.current.start, left.current.end);
      left.current = undefined;
    }
    return () => {
      if (control !== null && document.activeElement === control) left.current = { start: control.selectionStart, end: control.selectionEnd };
    };
  }, []);
  const write = (typed: string) => onWrite(typed === '' ? undefined : keptLines(typed, value));
  const blur = () => {
    setHadLines(false);
    onBlur();
  };
  if (!hasLines(value) && !hadLines)
    return (
      <input
        {...attributes}
        ref={follow}
        className="field-control"
        type="text"
        value={value ?? ''}
        onChange={({ target }) => write(target.value)}
        onBlur={blur}
      />
    );
  const text = shownLines(value ?? '');
  return (
    <textarea
      {...attributes}
      ref={follow}
      className="field-control"
      rows={Math.min(mostRows, text.split('\n').length)}
      value={text}
      onChange={({ target }) => {
        setHadLines(true);
        write(target.value);
      }}
      onBlur={blur}
    />
  );
}
