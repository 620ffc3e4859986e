import { useDeferredValue, useMemo, useState } from 'react';
import type { SchemaPreviewOptions } from '../../schemas/generated/widgets';
import { translated, type WidgetProps } from '../../runtime/widget-contract';
import JsonEditor from '../json-editor/JsonEditor';
import type { FormOfSchema } from './index';
import { readObject } from './read-schema';

const example = JSON.stringify(
  {
    type: 'object',
    required: ['name'],
    properties: {
      name: { type: 'string', title: 'Name', maxLength: 20 },
      born: { type: 'string', format: 'date', title: 'Born' },
      tags: { type: 'array', title: 'Tags', items: { type: 'string' } },
    },
  },
  null,
  2,
);

/** A schema and a document to write on the left; their form, data and faults on the right. */
export function SchemaPreview(props: WidgetProps<string, SchemaPreviewOptions> & { form: FormOfSchema }) {
  const { id, value, options, nonce, form: Form } = props;
  const [schemaText, setSchemaText] = useState(value ?? example);
  const [documentText, setDocumentText] = useState(options.document ?? '');
  const [state, setState] = useState<{ data: unknown; faults: string[]; undrawn: string[] }>({ data: undefined, faults: [], undrawn: [] });
  const schema = useDeferredValue(schemaText);
  const document = useDeferredValue(documentText);
  const readSchema = useMemo(() => readObject(schema, 'The schema'), [schema]);
  const readDocument = useMemo(() => (document.trim() === '' ? undefined : readObject(document, 'The document')), [document]);
  const fault = readSchema.fault ?? readDocument?.fault;

  const editor = (name: string, label: string, text: string, write: (text: string) => void, height: number) => (
    <div className="field">
      <span className="field-label" id={`${id}-${name}-label`}>
        {label}
      </span>
      <JsonEditor
        id={`${id}-${name}`}
        name={name}
        label={label}
        labelledBy={`${id}-${name}-label`}
        value={text}
        schema={{}}
        options={{ height }}
        required={false}
        disabled={false}
        readonly={false}
        nonce={nonce}
        onChange={(changed) => write(changed ?? '')}
        onBlur={() => {}}
        onFocus={() => {}}
        emit={() => {}}
      />
    </div>
  );

  return (
    <div className="schema-preview">
      <section aria-label={translated('Schema and document')}>
        {editor('schema', 'JSON Schema', schemaText, setSchemaText, 420)}
        {editor('document', translated('Document (empty: a new record)'), documentText, setDocumentText, 180)}
      </section>
      <section aria-label={translated('Form')}>
        {fault !== undefined && (
          <p className="field-fault" role="alert">
            {fault}
          </p>
        )}
        {readSchema.value !== undefined && readDocument?.fault === undefined && (
          <Form key={`${schema} ${document}`} schema={readSchema.value} data={readDocument?.value} onChange={setState} />
        )}
      </section>
      <section aria-label={translated('Data and faults')} aria-live="polite">
        <span className="field-label">{translated('Data')}</span>
        <pre className="field-value">{JSON.stringify(state.data, null, 2)}</pre>
        <Lines title={translated('Faults')} lines={state.faults} none={translated('The data is right.')} />
        {state.undrawn.length > 0 && <Lines title={translated('Drawn as JSON')} lines={state.undrawn} none="" />}
      </section>
    </div>
  );
}

const Lines = ({ title, lines, none }: { title: string; lines: string[]; none: string }) => (
  <>
    <span className="field-label">{title}</span>
    {lines.length === 0 ? (
      <p className="field-help">{none}</p>
    ) : (
      <ul>
        {lines.map((line) => (
          <li key={line}>{line}</li>
        ))}
      </ul>
    )}
  </>
);
