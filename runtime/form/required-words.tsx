import { translated } from '../format/language';
import type { WidgetProps } from '../widget-contract';

/**
 * For a button or a group, whose role cannot be required by ARIA: the words that say so, and what the control is described by then. `words` must stand
 * beside it.
 */
export function requiredWords({ id, required, describedBy }: Pick<WidgetProps<unknown, object>, 'id' | 'required' | 'describedBy'>) {
  const wordsId = `${id}-required`;
  return {
    describedBy: required ? `${describedBy ?? ''} ${wordsId}`.trim() : describedBy,
    words: required ? (
      <span hidden id={wordsId}>
        {translated('Required')}
      </span>
    ) : null,
  };
}
