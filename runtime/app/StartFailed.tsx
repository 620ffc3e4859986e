import { ShownLook } from '../theme/ShownLook';

interface StartFailedProps {
  /** What the application is called. */
  name: string;
  reason: string;
  /** The colour that the person saw last: nobody sees another company's look because a call failed. */
  color: string | undefined;
  nonce: string | undefined;
  again(): void;
}

/** Shows when not even the first call went through: what happened and how to go on. */
export function StartFailed({ name, reason, color, nonce, again }: StartFailedProps) {
  return (
    <main className="main main-centred">
      <ShownLook color={color} nonce={nonce} />
      <div className="notice" role="alert">
        <h1>{name} could not start</h1>
        <p>{reason} Nothing you saved is lost.</p>
        <button type="button" className="button look-primary" onClick={again}>
          Try again
        </button>
      </div>
    </main>
  );
}
