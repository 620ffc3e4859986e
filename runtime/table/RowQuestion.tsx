import type { RowAction } from '../definitions/shapes/table';
import { textOf } from '../expressions/text';
import type { RichCell } from './rich-cell';
import { word } from '../words';

interface Asked extends Pick<RichCell, 'scope' | 'screen'> {
  confirm: NonNullable<RowAction['confirm']>;
  answer(yes: boolean): void;
}

/** A question in the row, in the place of its actions. Escape says no; the focus begins at No. */
export function RowQuestion({ confirm, scope, screen, answer }: Asked) {
  const text = textOf(confirm.text, scope, screen.report);
  return (
    // The grid around the cell has keys of its own.
    <span role="group" aria-label={text} className="cell-actions" onKeyDown={(event) => (event.stopPropagation(), event.key === 'Escape' && answer(false))}>
      <span className="cell-question">{text}</span>
      <button type="button" className="button look-danger size-small" onClick={() => answer(true)}>
        {confirm.yes ? textOf(confirm.yes, scope, screen.report) : word('yes')}
      </button>
      <button type="button" className="button look-secondary size-small" autoFocus onClick={() => answer(false)}>
        {confirm.no ? textOf(confirm.no, scope, screen.report) : word('no')}
      </button>
    </span>
  );
}
