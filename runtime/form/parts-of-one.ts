import type { FocusEvent } from 'react';
import type { WidgetProps } from '../widget-contract';

/** For what holds all parts of a widget: coming to it and leaving it is told once, and going from one part to the next is neither. */
export const partsOfOne = ({ id, value, onBlur, onFocus }: Pick<WidgetProps<unknown, object>, 'id' | 'value' | 'onBlur' | 'onFocus'>) => ({
  onFocus({ currentTarget, relatedTarget }: FocusEvent) {
    if (!currentTarget.contains(relatedTarget)) onFocus(id, value);
  },
  onBlur({ currentTarget, relatedTarget }: FocusEvent) {
    if (!currentTarget.contains(relatedTarget)) onBlur(id, value);
  },
});
