import { numberFormat, translated } from '../../runtime/widget-contract';

const megabyte = 1_000_000;

/** In the place of a form that would take long: what it would take, and the button that draws it. */
export const LargeForm = ({ length, onDraw }: { length: number; onDraw: () => void }) => (
  <>
    <p className="field-help">
      {translated('This schema and its document have {n} million characters. Showing the form can take a minute, and the page will not respond until then.', {
        n: numberFormat({ maximumFractionDigits: 1 }).format(length / megabyte),
      })}
    </p>
    <button type="button" className="button look-secondary" onClick={onDraw}>
      {translated('Show form')}
    </button>
  </>
);
