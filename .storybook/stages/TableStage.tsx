import { Staged, revisionOf } from './ScreenStage';
import { partsOf, sampleOf, withStage } from './stage-of';

interface TableStageProps {
  /** The table's id. */
  table: string;
  customer?: string;
  brand?: string;
  calls?: 'answered' | 'loading' | 'failing' | 'empty';
}

/** One table of the definitions, on nothing but a page. */
export function TableStage({ table, customer = 'base', calls = 'answered', brand }: TableStageProps) {
  const own = revisionOf(customer);
  const definition = partsOf(own).tables[table];
  if (!definition) throw new Error(`There is no table "${table}".`);
  const revision = withStage(own, `table ${table}`, () => [
    { id: 'title', text: table, as: 'title' },
    { id: 'table', table, label: table, input: sampleOf(definition.input as Parameters<typeof sampleOf>[0], own) },
  ]);
  return <Staged revision={revision} screen="stage" brand={brand} calls={calls} />;
}
