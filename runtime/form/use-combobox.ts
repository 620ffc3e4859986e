import { type FocusEvent, type KeyboardEvent, type MouseEvent, useState } from 'react';
import { isOfInputMethod } from './input-method';
import { own } from '../validation/own';

/** The list of a combobox: what its control moves about in. */
export interface ComboboxList {
  id: string;
  label: string;
  /** How many options it offers. */
  count: number;
  isOpen: boolean;
  open(): void;
  pick(index: number): void;
  /** The option that is active at first, and after typing; -1, as without it, for none. */
  start?: number;
  /** Where a step leads, of 1 by an arrow and without end by Home and End. Without it: to the next option, from the last one to the first. */
  after?(active: number, step: number): number;
  /** How many options Page Up and Page Down pass. Without it, they do nothing. */
  page?: number;
  /** Home and End go to the ends of the list. Without it, they go to those of the text. */
  hasEnds?: boolean;
}

/**
 * A text control with a list, as ARIA describes it: the focus stays in the control, which names the option that its keys have reached. Gives the
 * properties of the control, of the list and of each option. Escape, and leaving the control, are those of `closingProps`.
 */
export function useCombobox({ id, label, count, isOpen, open, pick, start = -1, after, page, hasEnds = false }: ComboboxList) {
  const [active, setActive] = useState(start);
  const isShown = isOpen && count > 0;

  const move = (step: number) => {
    if (!isOpen) open();
    else if (count > 0) setActive((after ?? around(count))(active, step));
  };
  const onKeyDown = (event: KeyboardEvent) => {
    if (isOfInputMethod(event)) return;
    const steps: Record<string, number | false | undefined> = {
      ArrowDown: 1,
      ArrowUp: -1,
      PageDown: isOpen && page,
      PageUp: isOpen && page !== undefined && -page,
      Home: isOpen && hasEnds && Number.NEGATIVE_INFINITY,
      End: isOpen && hasEnds && Number.POSITIVE_INFINITY,
    };
    const step = own(steps, event.key);
    if (typeof step === 'number') move(step);
    else if (event.key === 'Enter' && isOpen) {
      if (active >= 0 && active < count) pick(active);
    } else return;
    event.preventDefault();
  };

  return {
    active,
    setActive,
    /** No option is active any more, or the first one again: other options are offered. */
    restart: () => setActive(start),
    control: {
      role: 'combobox',
      autoComplete: 'off',
      'aria-autocomplete': 'list' as const,
      'aria-expanded': isShown,
      'aria-controls': isShown ? id : undefined,
      'aria-activedescendant': isShown && active >= 0 ? `${id}-${active}` : undefined,
      onKeyDown,
    },
    list: { id, role: 'listbox', 'aria-label': label, tabIndex: -1 },
    option: (index: number) => ({
      id: `${id}-${index}`,
      role: 'option',
      'aria-selected': index === active,
      ref: index === active ? intoView : undefined,
      // The focus stays in the control.
      onMouseDown: (event: MouseEvent) => event.preventDefault(),
      onClick: () => pick(index),
    }),
  };
}

export type Combobox = ReturnType<typeof useCombobox>;

const intoView = (element: HTMLElement | null) => element?.scrollIntoView({ block: 'nearest' });

const around = (count: number) => (active: number, step: number) => {
  if (!Number.isFinite(step)) return step < 0 ? 0 : count - 1;
  return (active + step + count + (active === -1 && step < 0 ? 1 : 0)) % count;
};

export interface Closing {
  isOpen: boolean;
  close(): void;
  leave(): void;
}

/**
 * The properties of what holds a control and the panel that it opens: Escape closes the panel and goes no further, so that a dialog around it stays;
 * `leave` hears that the focus has left both.
 */
export const closingProps = ({ isOpen, close, leave }: Closing) => ({
  onKeyDown(event: KeyboardEvent) {
    if (event.key !== 'Escape' || !isOpen || isOfInputMethod(event)) return;
    event.stopPropagation();
    event.preventDefault();
    close();
  },
  onBlur(event: FocusEvent) {
    if (!event.currentTarget.contains(event.relatedTarget)) leave();
  },
});
