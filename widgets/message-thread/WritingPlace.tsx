import { useEffect, useRef, useState } from 'react';
import type { MessageThreadOptions } from '../../schemas/generated/widgets';

interface WritingPlaceProps {
  id: string;
  label: string;
  options: MessageThreadOptions;
  disabled: boolean;
  onSend(text: string): void;
}

/** Where a message is written. Its text stays until it is known to be sent. */
export function WritingPlace({ id, label, options, disabled, onSend }: WritingPlaceProps) {
  const { sending = false, failed = false, maximum, placeholder, sendText } = options;
  const [text, setText] = useState('');
  const wasSending = useRef(sending);
  useEffect(() => {
    if (wasSending.current && !sending && !failed) setText('');
    wasSending.current = sending;
  }, [sending, failed]);
  const send = () => {
    if (text.trim() !== '' && !sending && !disabled) onSend(text.trim());
  };
  return (
    <div className="thread-writing">
      <label className="visually-hidden" htmlFor={id}>{`Write a message: ${label}`}</label>
      <textarea
        id={id}
        className="field-control"
        dir="auto"
        rows={2}
        placeholder={placeholder ?? 'Write a message'}
        value={text}
        maxLength={maximum}
        disabled={disabled}
        readOnly={sending}
        onChange={(event) => setText(event.target.value)}
        onKeyDown={(event) => {
          if (event.key === 'Enter' && (event.ctrlKey || event.metaKey)) send();
        }}
      />
      <button type="button" className="button look-primary" disabled={disabled} aria-busy={sending || undefined} onClick={send}>
        {sending ? <span className="spinner" aria-hidden="true" /> : null}
        {sendText ?? 'Send'}
      </button>
      {failed && !sending ? (
        <p className="field-fault" role="alert">
          The message could not be sent. Please try again.
        </p>
      ) : null}
    </div>
  );
}
