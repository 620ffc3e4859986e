import { type DragEvent, useCallback, useDeferredValue, useMemo, useRef, useState } from 'react';
import type { SchemaPreviewOptions } from '../../schemas/generated/widgets';
import { translated, type WidgetProps } from '../../runtime/widget-contract';
import JsonEditor from '../json-editor/JsonEditor';
import { examples } from './examples';
import { Findings } from './Findings';
import { LargeForm } from './LargeForm';
import type { FormOfSchema, PreviewPage } from './index';
import { type Opened, openFiles } from './open-files';
import { readDocument as readDocumentText, readSchema } from './read-schema';
import { Toolbar } from './Toolbar';
import { useShared } from './use-shared';
import './schema-preview.css';

type Props = WidgetProps<string, SchemaPreviewOptions> & { form: FormOfSchema; page: PreviewPage };

/** From how many characters on a form is drawn only when somebody asks for it: the page stands still meanwhile. */
const large = 1_000_000;

const inText = (value: unknown): string => (value === undefined ? '' : JSON.stringify(value, null, 2));

/** A schema and a document side by side with their form and what is wrong: each of the three can be written in, and all of it sent as a link. */
export function SchemaPreview({ id, value, options, nonce, form: Form, page }: Props) {
  const [schemaText, setSchemaText] = useState(() => value ?? inText(examples()[0]?.schema));
  const [documentText, setDocumentText] = useState(options.document ?? '');
  // The document that the form was opened with: what the form writes goes into the text, and does not open it anew.
  const [opened, setOpened] = useState(documentText);
  const [found, setFound] = useState<{ faults: string[]; undrawn: string[] }>({ faults: [], undrawn: [] });
  const [isOver, setOver] = useState(false);
  const [refused, setRefused] = useState<string[]>([]);
  // The texts that are large, and whose form somebody wants all the same.
  const [wanted, setWanted] = useState<string>();
  // What a new record began with: until somebody writes into it, another schema makes another one.
  const begun = useRef<string>(undefined);
  // Since a person emptied the document: what the new record begins with, as soon as it is known. It does not come between what they type.
  const emptied = useRef<{ text?: string }>(undefined);

  const show = useCallback(({ refused: sentences, ...next }: Opened) => {
    setRefused(sentences);
    if (next.schema !== undefined) setSchemaText(next.schema);
    if (next.document === undefined) return;
    setDocumentText(next.document);
    setOpened(next.document);
  }, []);
  const isReading = useShared(page, show);

  const schema = useDeferredValue(schemaText);
  const document = useDeferredValue(opened);
  const read = useMemo(() => readSchema(schema), [schema]);
  const readDocument = useMemo(() => (document.trim() === '' ? undefined : readDocumentText(document)), [document]);
  const fault = read.fault ?? readDocument?.fault;
  const texts = `${schema} ${document}`;
  const isWaiting = texts.length > large && texts !== wanted;
  const onChange = useCallback(({ data, ...rest }: { data: unknown; faults: string[]; undrawn: string[] }) => {
    setFound(rest);
    // A document that was written by hand keeps its look until the form changes what it says.
    setDocumentText((text) => {
      if (isSame(text, data)) return text;
      if (text.trim() !== '') return inText(data);
      if (emptied.current) emptied.current.text ??= inText(data);
      if (emptied.current?.text === inText(data)) return text;
      return (begun.current = inText(data));
    });
  }, []);

  const drop = async (event: DragEvent<HTMLElement>) => {
    setOver(false);
    if (event.dataTransfer.files.length === 0) return;
    event.preventDefault();
    event.stopPropagation();
    show(await openFiles([...event.dataTransfer.files]));
  };
  const hover = (event: DragEvent<HTMLElement>) => {
    if (!event.dataTransfer.types.includes('Files')) return;
    event.preventDefault();
    setOver(true);
  };

  const editor = (name: string, label: string, text: string, write: (text: string) => void, leave = () => {}) => (
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
        options={{ height: 420 }}
        required={false}
        disabled={false}
        readonly={false}
        nonce={nonce}
        onChange={(changed) => write(changed ?? '')}
        onBlur={leave}
        onFocus={() => {}}
        emit={() => {}}
      />
    </div>
  );
  const writeSchema = (text: string) => {
    if (text === schemaText) return;
    setRefused([]);
    setSchemaText(text);
    const isNew = documentText.trim() === '' || documentText === begun.current;
    setOpened(isNew ? '' : documentText);
    if (isNew) setDocumentText('');
  };
  const writeDocument = (text: string) => {
    // The editor says too what the form has written into it.
    if (text === documentText) return;
    emptied.current = text.trim() === '' ? {} : undefined;
    setDocumentText(text);
    setOpened(text);
  };
  const leaveDocument = () => {
    const text = emptied.current?.text;
    emptied.current = undefined;
    if (text !== undefined && documentText.trim() === '') setDocumentText((begun.current = text));
  };

  return (
    <div
      className="schema-preview"
      data-over={isOver || undefined}
      onDragOver={hover}
      onDragLeave={() => setOver(false)}
      onDropCapture={(event) => void drop(event)}
    >
      <Toolbar id={id} page={page} schema={schemaText} document={documentText} onShow={show} />
      {refused.map((sentence) => (
        <p className="field-fault" role="alert" key={sentence}>
          {sentence}
        </p>
      ))}
      <section aria-label={translated('Schema')}>{editor('schema', 'JSON Schema', schemaText, writeSchema)}</section>
      <section aria-label={translated('Form')} aria-busy={isReading || undefined}>
        <span className="field-label">{translated('Form')}</span>
        {(fault ?? read.remark) !== undefined && (
          <p className="field-fault" role="alert">
            {fault ?? read.remark}
          </p>
        )}
        {fault === undefined && isWaiting && <LargeForm length={texts.length} onDraw={() => setWanted(texts)} />}
        {!isReading && !isWaiting && read.value !== undefined && fault === undefined && (
          <Form key={texts} schema={read.value} data={readDocument?.value} onChange={onChange} />
        )}
      </section>
      <section aria-label={translated('Data and errors')}>
        {editor('document', translated('Document (leave empty for a new record)'), documentText, writeDocument, leaveDocument)}
        <Findings {...found} isReadable={fault === undefined && !isWaiting} />
      </section>
    </div>
  );
}

function isSame(text: string, data: unknown): boolean {
  if (text.trim() === '') return data === undefined;
  try {
    return JSON.stringify(JSON.parse(text)) === JSON.stringify(data);
  } catch {
    // What is being written by hand is nobody else's.
    return true;
  }
}
