import FirstPage from '@mui/icons-material/FirstPage';
import KeyboardArrowLeft from '@mui/icons-material/KeyboardArrowLeft';
import KeyboardArrowRight from '@mui/icons-material/KeyboardArrowRight';
import LastPage from '@mui/icons-material/LastPage';
import { gridWords } from './grid-words';
import { heights } from './grid-sizes';
import type { TableModel } from './use-table';

/** The line below the first rows: which rows show, and the buttons that turn pages, in the places and by the names that the grid gives them. */
export function FirstRowsFoot({ model: { page, setPage, total, emptyText } }: { model: TableModel }) {
  const words = gridWords(emptyText);
  const last = Math.max(0, Math.ceil(total / page.size) - 1);
  const turns = [
    { type: 'first', to: 0, Icon: FirstPage },
    { type: 'previous', to: page.index - 1, Icon: KeyboardArrowLeft },
    { type: 'next', to: page.index + 1, Icon: KeyboardArrowRight },
    { type: 'last', to: last, Icon: LastPage },
  ];
  return (
    <div style={{ height: heights.foot }} className="first-rows-foot">
      <span>{words.paginationDisplayedRows({ from: page.index * page.size + 1, to: Math.min(total, (page.index + 1) * page.size), count: total })}</span>
      <span className="first-rows-turns">
        {turns.map(({ type, to, Icon }) => (
          <button
            key={type}
            type="button"
            aria-label={words.paginationItemAriaLabel(type)}
            disabled={to < 0 || to > last || to === page.index}
            onClick={() => setPage({ ...page, index: to })}
          >
            <Icon />
          </button>
        ))}
      </span>
    </div>
  );
}
