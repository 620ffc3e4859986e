import { answers } from 'virtual:definitions';
import { revisionIn } from '../languages';
import { Staged } from './ScreenStage';
import { partsOf, withStage } from './stage-of';
import { sampleOf } from '../sample-of';

interface TableStageProps {
  /** The table's id. */
  table: string;
  customer?: string;
  /** The language that is spoken: en, or one of the product's. */
  language?: string;
  brand?: string;
  calls?: 'answered' | 'loading' | 'failing' | 'empty';
}

/** One table of the definitions, on nothing but a page. */
export function TableStage({ table, customer = 'base', language = 'en', calls = 'answered', brand }: TableStageProps) {
  const own = revisionIn(customer, language);
  const definition = partsOf(own).tables[table];
  if (!definition) throw new Error(`There is no table "${table}".`);
  const revision = withStage(own, `table ${table}`, () => [
    { id: 'title', text: table, as: 'title' },
    { id: 'table', table, label: table, input: sampleOf(definition.input as Parameters<typeof sampleOf>[0], own, answers) },
  ]);
  return <Staged revision={revision} screen="stage" brand={brand} calls={calls} />;
}
