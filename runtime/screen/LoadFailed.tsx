import { word } from '../words';

/** A screen that could not be loaded, with a button that tries again. */
export function LoadFailed({ tryAgain }: { tryAgain(): void }) {
  return (
    <div className="notice" role="alert">
      <p>{word('pageFailed')}</p>
      <button type="button" className="button look-secondary" onClick={tryAgain}>
        {word('tryAgain')}
      </button>
    </div>
  );
}
