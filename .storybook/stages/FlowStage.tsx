import { edgesOf } from '../flow-edges';
import { revisionIn } from '../languages';
import { partsOf } from './stage-of';

interface FlowStageProps {
  /** The flow's id. */
  flow: string;
  customer?: string;
  /** The language that is spoken: en, or one of the product's. */
  language?: string;
}

/** One flow of the definitions, as the table of its edges. */
export function FlowStage({ flow, customer = 'base', language = 'en' }: FlowStageProps) {
  const definition = partsOf(revisionIn(customer, language)).flows[flow];
  if (!definition) throw new Error(`There is no flow "${flow}".`);
  return (
    <main className="main stage stack gap-medium">
      <h1 className="text-title">{definition.id}</h1>
      <p className="text-body">{definition.description}</p>
      <table className="flow-edges">
        <thead>
          <tr>
            {['State', 'On', 'Goes to'].map((head) => (
              <th key={head} scope="col">
                {head}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {edgesOf(definition).map(({ from, on, to }, index) => (
            <tr key={index}>
              <td>{from}</td>
              <td>{on}</td>
              <td>{to}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </main>
  );
}
