import type { DrawnColumn } from './column-scope';

/** Whether a press is the row's: none on what can be pressed itself, or that opened over the row. */
export const isOfRow = (target: EventTarget): boolean => target instanceof Element && target.closest('button, a, input, label, .MuiPopover-root') === null;

/** Stands for the row as a whole: what is pressed has no column. */
export const rowColumn: DrawnColumn = { id: 'row', label: '' };
