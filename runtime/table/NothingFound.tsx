import { useRef } from 'react';
import { word } from '../words';
import { Art } from '../screen/Art';

interface NothingFoundProps {
  text: string;
  /** Takes the search and the filters away. */
  clear(): void;
}

const fields = '.table-search input, .form input, .form select, .form button';

/** What shows instead of rows where a search or filters leave none. The focus goes back to where a person searches. */
export function NothingFound({ text, clear }: NothingFoundProps) {
  const place = useRef<HTMLDivElement>(null);
  const press = () => {
    place.current?.closest('.table')?.querySelector<HTMLElement>(fields)?.focus();
    clear();
  };
  return (
    <div ref={place} className="notice" role="status">
      <Art art="search" size="small" scope={{}} screen={quiet} />
      <p>{text}</p>
      <button type="button" className="button look-secondary" onClick={press}>
        {word('clearFilters')}
      </button>
    </div>
  );
}

/** The drawing is no expression: there is nothing to report. */
const quiet = { report: () => undefined };
