import type { ReactNode } from 'react';
import { givenOptions } from '../expressions/given-options';
import { shown } from '../expressions/text';
import { ActionsCell } from './ActionsCell';
import { amountInWords, numberWithUnit } from './cell-numbers';
import { PictureCell } from './PictureCell';
import { IconCell } from './IconCell';
import { WidgetCell } from './WidgetCell';
import type { RichCell } from './rich-cell';
import './rich-cells.css';

const optionsOf = ({ column, scope, screen }: RichCell) => givenOptions(column.options, scope, screen.report);
const text = (value: unknown, otherwise: string) => (typeof value === 'string' ? value : otherwise);
const count = (value: unknown) => (typeof value === 'number' ? value : undefined);

/** The kinds of cells that draw more than a text, a link or a switch. To add one: its line here, and its name in the shape of columns. */
export const richCells: Record<string, (cell: RichCell) => ReactNode> = {
  image: (cell) => {
    const { alt, size } = optionsOf(cell);
    return <PictureCell address={cell.value} name={text(alt, '')} size={count(size) ?? 40} />;
  },
  icon: (cell) => <IconCell name={cell.value} label={text(optionsOf(cell).label, '')} />,
  avatar: (cell) => <WidgetCell widget="avatar" cell={cell} options={{ size: 36, ...optionsOf(cell) }} />,
  currency: (cell) => {
    const { currency, decimals } = optionsOf(cell);
    return typeof cell.value === 'number' ? amountInWords(cell.value, text(currency, 'USD'), count(decimals)) : shown(cell.value);
  },
  unit: (cell) => {
    const { unit, decimals } = optionsOf(cell);
    return typeof cell.value === 'number' ? numberWithUnit(cell.value, text(unit, ''), count(decimals)) : shown(cell.value);
  },
  actions: (cell) => <ActionsCell {...cell} label={text(optionsOf(cell).label, '')} />,
};
