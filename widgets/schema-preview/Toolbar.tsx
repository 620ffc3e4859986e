import { useRef, useState } from 'react';
import { numberFormat, translated } from '../../runtime/widget-contract';
import { examples } from './examples';
import type { PreviewPage } from './index';
import { hashOf } from './link';
import { type Opened, openFiles } from './open-files';

interface ToolbarProps {
  id: string;
  page: PreviewPage;
  schema: string;
  document: string;
  onShow: (opened: Opened) => void;
}

/** Longer addresses are cut off by many programs that people send links with. */
const longestLink = 8000;

/** What can be done with the schema and the document: opened, looked at by example, sent as a link, kept as files. */
export function Toolbar({ id, page, schema, document, onShow }: ToolbarProps) {
  const files = useRef<HTMLInputElement>(null);
  const [said, setSaid] = useState('');
  const shown = examples();

  const open = async (chosen: FileList | null) => {
    if (chosen !== null && chosen.length > 0) onShow(await openFiles([...chosen]));
  };
  const share = async () => {
    const link = page.setHash(await hashOf({ schema, document }));
    const isCopied = await page.copy(link);
    if (link.length > longestLink)
      setSaid(
        translated('This link has {n} characters, and some apps cut off long links. If it does not arrive complete, send the files instead.', {
          n: numberFormat().format(link.length),
        }),
      );
    else
      setSaid(
        isCopied
          ? translated('Link copied. It contains the schema and the document, so no server stores them.')
          : translated('The link is now in the address bar. Copy it from there.'),
      );
  };

  return (
    <div className="schema-preview-tools">
      <button type="button" className="button look-secondary" onClick={() => files.current?.click()}>
        {translated('Open files')}
      </button>
      <input
        ref={files}
        type="file"
        accept=".json,application/json"
        multiple
        hidden
        aria-label={translated('Schema, document or both')}
        onChange={({ target }) => {
          void open(target.files);
          target.value = '';
        }}
      />
      <label className="visually-hidden" htmlFor={`${id}-example`}>
        {translated('Example')}
      </label>
      <select
        className="field-control field-select"
        id={`${id}-example`}
        value=""
        onChange={({ target }) => {
          const example = shown[Number(target.value)];
          if (target.value !== '' && example !== undefined)
            onShow({
              schema: JSON.stringify(example.schema, null, 2),
              document: example.document === undefined ? '' : JSON.stringify(example.document, null, 2),
              refused: [],
            });
        }}
      >
        <option value="">{translated('Try an example')}</option>
        {shown.map(({ title }, index) => (
          <option key={title} value={index}>
            {title}
          </option>
        ))}
      </select>
      <button type="button" className="button look-primary" onClick={() => void share()}>
        {translated('Copy link')}
      </button>
      <button type="button" className="button look-secondary" onClick={() => page.save('schema.json', schema)}>
        {translated('Download schema')}
      </button>
      <button type="button" className="button look-secondary" disabled={document.trim() === ''} onClick={() => page.save('document.json', document)}>
        {translated('Download document')}
      </button>
      <p className="field-help">{translated('Or drop files anywhere here: a schema, a document, or both.')}</p>
      <p role="status">{said}</p>
    </div>
  );
}
