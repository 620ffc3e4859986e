import { useState } from 'react';
import { merged, texts } from 'virtual:definitions';
import { linesOf } from './definition-lines';

/**
 * The definition of a story as the chosen customer has it: what an overlay wrote is marked, and says in which file and line it stands. A line that an overlay
 * can change copies the operation that does so.
 */
export function DefinitionBeside({ file, customer }: { file: string; customer: string }) {
  const [said, setSaid] = useState('');
  const found = merged[customer]?.[file];
  const text = texts[file];
  if (text === undefined) return null;
  const lines = linesOf(found?.value ?? JSON.parse(text), found?.from);
  const marked = lines.filter(({ from }) => from !== undefined).length;
  const copy = (operation: object) => {
    void navigator.clipboard.writeText(JSON.stringify(operation, null, 2)).then(
      () => setSaid('The operation is copied: put it into an overlay, and change "to".'),
      () => setSaid('The browser does not let pages copy.'),
    );
  };
  return (
    <section aria-label={file} className="definition-panel">
      <p className="text-caption">{file}</p>
      <p className="text-caption" role="status">
        {said || (marked === 0 ? `As ${customer} has it.` : `As ${customer} has it: ${marked} lines come from other files.`)}
      </p>
      {/* oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- it scrolls, so the keyboard must reach it */}
      <div className="definition-file" tabIndex={0}>
        {lines.map(({ text: line, from, operation }, index) => (
          <div key={index} className={from === undefined ? 'definition-line' : 'definition-line definition-own'} title={from}>
            <code>{line}</code>
            {operation === undefined ? null : (
              <button type="button" className="definition-copy" aria-label={`Copy as overlay: ${operation.property}`} onClick={() => copy(operation)}>
                Copy as overlay
              </button>
            )}
            {from !== undefined && lines[index - 1]?.from !== from ? <span className="definition-from">{from}</span> : null}
          </div>
        ))}
      </div>
    </section>
  );
}
