import type { FocusEvent } from 'react';
import type { WidgetProps } from '../widget-contract';
import { type Closing, closingProps } from './use-combobox';

type Told = Pick<WidgetProps<unknown, object>, 'id' | 'value' | 'onBlur' | 'onFocus'>;

/** For what holds all parts of a widget: coming to it and leaving it is told once, and going from one part to the next is neither. */
export const partsOfOne = ({ id, value, onBlur, onFocus }: Told) => ({
  onFocus({ currentTarget, relatedTarget }: FocusEvent) {
    if (!currentTarget.contains(relatedTarget)) onFocus(id, value);
  },
  onBlur({ currentTarget, relatedTarget }: FocusEvent) {
    if (!currentTarget.contains(relatedTarget)) onBlur(id, value);
  },
});

/** The same for what holds a control and the panel that it opens. */
export const closingParts = (props: Told, { leave, ...closing }: Closing) => ({
  ...partsOfOne(props),
  ...closingProps({
    ...closing,
    leave: () => {
      leave();
      props.onBlur(props.id, props.value);
    },
  }),
});
