import { useId, useMemo, useState } from 'react';
import { evaluate } from '../../expressions/evaluate';
import { textOf } from '../../expressions/text';
import { Formulas } from '../../formulas/formulas';
import { readGroups } from '../../formulas/read-groups';
import { type Reason, reasonsOf, type WhyNames } from '../../formulas/reasons';
import { valueAt } from '../../validation/pointer';
import type { NodeOf, NodeViewProps } from '../node-view';
import { word } from '../../words';
import './why.css';

/** A list of all fields; of the chosen one it is said why it shows or not, with the actual answers. */
export function WhyNode({ node, screen, scope }: NodeViewProps<NodeOf<'why'>>) {
  const id = useId();
  const mapping = screen.bundle.formulas[node.formulas];
  const record = evaluate(node.why.$, scope, screen.report);
  const known = useMemo(() => {
    if (!mapping) throw new Error(`There are no formulas "${node.formulas}".`);
    const { groups, elsewhere } = readGroups(record, mapping);
    return { formulas: new Formulas(groups, elsewhere), names: namesIn(record, mapping, node.names) };
  }, [record, mapping, node]);
  const { groups } = known.formulas.graph;
  const [chosen, setChosen] = useState('');
  const about = known.formulas.graph.fieldOf.has(chosen) ? chosen : groups.find(({ fields }) => fields.length > 0)?.fields[0]?.id;
  return (
    <div className="why">
      <div className="field">
        <label className="field-label" htmlFor={id}>
          {textOf(node.label, scope, screen.report)}
        </label>
        <select className="field-control field-select" id={id} value={about ?? ''} onChange={({ target }) => setChosen(target.value)}>
          {groups.map((group, place) => (
            <optgroup key={group.id} label={known.names.group(place)}>
              {group.fields.map((field) => (
                <option key={field.id} value={field.id}>
                  {known.names.field(field.id)}
                </option>
              ))}
            </optgroup>
          ))}
        </select>
      </div>
      <div aria-live="polite">{about !== undefined && <Sentence reason={reasonsOf(known.formulas, about, known.names)} />}</div>
    </div>
  );
}

function Sentence({ reason: { text, holds, below } }: { reason: Reason }) {
  return (
    <>
      {/* The sign says by its shape what the word says. */}
      <p className={holds === undefined ? 'why-said' : `why-said why-${holds ? 'holds' : 'fails'}`}>
        {holds !== undefined && <span className="why-sign">{word(holds ? 'yes' : 'no')}</span>}
        {text}
      </p>
      {below.length > 0 && (
        <ul className="why-below">
          {below.map((one, index) => (
            <li key={index}>
              <Sentence reason={one} />
            </li>
          ))}
        </ul>
      )}
    </>
  );
}

type Names = NodeOf<'why'>['names'];
function namesIn(record: unknown, mapping: NonNullable<NodeViewProps['screen']['bundle']['formulas'][string]>, at: Names): WhyNames {
  const groups = listAt(record, mapping.groups);
  const fields = new Map(
    groups.flatMap((group) => listAt(group, mapping.group.fields).map((field): [string, string] => [textAt(field, mapping.field.id), textAt(field, at.field)])),
  );
  return { field: (name) => fields.get(name) || name, group: (place) => textAt(groups[place], at.group) };
}

const listAt = (whole: unknown, pointer: string): unknown[] => {
  const list = valueAt(whole, pointer);
  return Array.isArray(list) ? (list as unknown[]) : [];
};
const textAt = (whole: unknown, pointer: string): string => {
  const text = valueAt(whole, pointer);
  return typeof text === 'string' ? text : '';
};
