import { type KeyboardEvent, useId, useState } from 'react';
import { safeLink } from '../rich-content/safe-link';
import type { PanelProps } from './tools';
import { isOfInputMethod, translated } from '../../runtime/widget-contract';

/** An address without a scheme is one of the web. Browsers differ in what they make of spaces: no address has any. */
function addressOf(typed: string): string | undefined {
  const address = typed.trim();
  if (!/^\S+$/.test(address)) return undefined;
  return safeLink(/^[a-z][a-z0-9+.-]*:/i.test(address) ? address : `https://${address}`);
}

/** Where the selected text leads; where nothing is selected, the address itself is written. */
export function LinkPanel({ editor, close }: PanelProps) {
  const id = useId();
  const before = (editor.getAttributes('link') as { href?: string }).href;
  const [typed, setTyped] = useState(before ?? '');
  const [isWrong, setWrong] = useState(false);
  const set = () => {
    const href = addressOf(typed);
    if (href === undefined) return setWrong(true);
    const chain = editor.chain().focus().extendMarkRange('link');
    const isEmpty = editor.state.selection.empty && before === undefined;
    (isEmpty ? chain.insertContent({ type: 'text', text: typed.trim(), marks: [{ type: 'link', attrs: { href } }] }) : chain.setLink({ href })).run();
    close();
  };
  const remove = () => {
    editor.chain().focus().extendMarkRange('link').unsetLink().run();
    close();
  };
  // A form within the form that the text is in would send that one.
  const onEnter = (event: KeyboardEvent) => {
    if (event.key !== 'Enter' || isOfInputMethod(event)) return;
    event.preventDefault();
    event.stopPropagation();
    set();
  };
  return (
    <div className="rich-link">
      <label htmlFor={id}>{translated('Address')}</label>
      <input
        id={id}
        className="field-control"
        type="url"
        // The panel opens for it.
        autoFocus
        value={typed}
        placeholder="https://"
        aria-invalid={isWrong || undefined}
        aria-describedby={isWrong ? `${id}-wrong` : undefined}
        onChange={({ target }) => {
          setTyped(target.value);
          setWrong(false);
        }}
        onKeyDown={onEnter}
      />
      {isWrong && (
        <span id={`${id}-wrong`} className="rich-wrong" role="alert">
          {translated('Enter an address, such as https://example.com.')}
        </span>
      )}
      <div className="row gap-small">
        <button type="button" className="button look-primary" onClick={set}>
          {translated('Set link')}
        </button>
        {before !== undefined && (
          <button type="button" className="button look-quiet" onClick={remove}>
            {translated('Remove link')}
          </button>
        )}
      </div>
    </div>
  );
}
