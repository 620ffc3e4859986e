import ChevronLeft from '@mui/icons-material/ChevronLeft';
import ChevronRight from '@mui/icons-material/ChevronRight';
import FirstPage from '@mui/icons-material/FirstPage';
import LastPage from '@mui/icons-material/LastPage';
import type { PaginatorOptions } from '../../schemas/generated/widgets';
import { partsOfOne, translated, type WidgetProps } from '../../runtime/widget-contract';
import { type PageChoice, pagesOf, resized } from './pages';
import './paginator.css';

/** Turns pages. Its buttons stay where they are at the ends, unusable, so that the focus stays too. */
export default function Paginator(props: WidgetProps<PageChoice, PaginatorOptions>) {
  const { id, value, label, options, disabled, readonly, onChange } = props;
  const { page, size, sizes, last, words } = pagesOf(value, options);
  const isFixed = disabled || readonly;
  const turn = (Icon: typeof ChevronLeft, name: string, to: number) => (
    <button
      type="button"
      className="paginator-turn"
      aria-label={name}
      title={name}
      aria-disabled={to === page || isFixed || undefined}
      onClick={() => {
        if (to !== page && !isFixed) onChange({ page: to, size });
      }}
    >
      <Icon />
    </button>
  );
  return (
    <nav className="paginator" aria-label={translated('Pages: {name}', { name: label })} {...partsOfOne(props)}>
      <label className="paginator-size" htmlFor={id}>
        <span>{translated('Rows per page')}</span>
        <select
          id={id}
          className="field-control field-select"
          value={size}
          disabled={disabled}
          aria-readonly={readonly || undefined}
          onChange={({ target }) => readonly || onChange(resized({ page, size }, Number(target.value)))}
        >
          {(readonly ? [size] : sizes).map((one) => (
            <option key={one} value={one}>
              {one}
            </option>
          ))}
        </select>
      </label>
      <span className="paginator-words" role="status">
        {words}
      </span>
      <span className="paginator-turns">
        {options.ends ? turn(FirstPage, translated('First page'), 0) : null}
        {turn(ChevronLeft, translated('Previous page'), Math.max(0, page - 1))}
        {turn(ChevronRight, translated('Next page'), Math.min(last, page + 1))}
        {options.ends ? turn(LastPage, translated('Last page'), last) : null}
      </span>
    </nav>
  );
}
