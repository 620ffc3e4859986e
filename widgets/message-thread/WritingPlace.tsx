import AttachFile from '@mui/icons-material/AttachFile';
import Close from '@mui/icons-material/Close';
import InfoOutlined from '@mui/icons-material/InfoOutlined';
import { useEffect, useRef, useState } from 'react';
import type { MessageThreadOptions } from '../../schemas/generated/widgets';
import { isBlankText, isOfInputMethod, lengthOf, Tipped, translated } from '../../runtime/widget-contract';
import { acceptFiles } from '../file-upload/accept-files';
import { LengthCount } from '../text/LengthCount';
import { readContent } from '../image/read-content';

interface WritingPlaceProps {
  id: string;
  label: string;
  options: MessageThreadOptions;
  disabled: boolean;
  emit(event: string, detail: unknown): void;
}

interface Picture {
  Name: string;
  Type: string;
  Size: number;
  Content: string;
}

/** Where a message is written. What is written stays until it is known to be sent. */
export function WritingPlace({ id, label, options, disabled, emit }: WritingPlaceProps) {
  const { sending = false, failed = false, maximum, placeholder, sendText, pictures, hint, draft } = options;
  const [text, setText] = useState(draft?.text ?? '');
  const [picture, setPicture] = useState<Picture>();
  const [isReading, setReading] = useState(false);
  // The same message has the same id each time it is tried: another text or picture is another message.
  const messageId = useRef(draft?.id);
  const control = useRef<HTMLInputElement>(null);
  const box = useRef<HTMLTextAreaElement>(null);
  const keepLater = useRef<ReturnType<typeof setTimeout>>(undefined);

  const keep = (written: string) => {
    clearTimeout(keepLater.current);
    // A picture is not kept: without it the message is another one.
    const own = picture === undefined && messageId.current !== undefined ? { id: messageId.current } : {};
    emit('draft', written === '' ? null : { text: written, ...own });
  };
  const keepNow = useRef(() => undefined as unknown);
  keepNow.current = () => (keepLater.current === undefined ? undefined : keep(text));
  useEffect(() => () => void keepNow.current(), []);

  const write = (written: string) => {
    setText(written);
    messageId.current = undefined;
    clearTimeout(keepLater.current);
    keepLater.current = setTimeout(() => keep(written), 400);
  };
  const choose = (chosen: Picture | undefined) => {
    setPicture(chosen);
    messageId.current = undefined;
  };
  const wasSending = useRef(sending);
  useEffect(() => {
    if (wasSending.current && !sending && !failed) {
      clearTimeout(keepLater.current);
      keepLater.current = undefined;
      setText('');
      setPicture(undefined);
      messageId.current = undefined;
      emit('draft', null);
    }
    wasSending.current = sending;
  }, [sending, failed, emit]);

  const isTooLong = maximum !== undefined && lengthOf(text) > maximum;
  const isBlocked = isTooLong || disabled || sending || isReading || (isBlankText(text) && picture === undefined);
  const send = () => {
    if (isBlocked) return;
    messageId.current ??= crypto.randomUUID();
    keep(text);
    emit('send', { id: messageId.current, text: text.trim(), picture: picture ?? null });
    // The button may be blocked now, and would lose the focus.
    box.current?.focus();
  };
  const take = async (file: File | undefined) => {
    if (file === undefined || pictures === undefined) return;
    const isOfType = acceptFiles([], [file], { types: pictures.types }).accepted.length > 0;
    if (!isOfType || file.size > pictures.sizeLimit) {
      choose(undefined);
      emit('refused', isOfType ? 'size' : 'type');
      return;
    }
    setReading(true);
    try {
      choose({ Name: file.name, Type: file.type, Size: file.size, Content: await readContent(file) });
    } catch {
      choose(undefined);
      emit('refused', 'unreadable');
    } finally {
      setReading(false);
    }
  };

  return (
    <div className="thread-writing">
      <label className="visually-hidden" htmlFor={id}>
        {translated('Write a message: {name}', { name: label })}
      </label>
      <textarea
        ref={box}
        id={id}
        className="field-control"
        dir="auto"
        rows={2}
        placeholder={placeholder ?? translated('Write a message')}
        value={text}
        aria-invalid={isTooLong || undefined}
        aria-describedby={isTooLong ? `${id}-length` : undefined}
        disabled={disabled}
        readOnly={sending}
        onChange={(event) => write(event.target.value)}
        onBlur={() => keepNow.current()}
        onKeyDown={(event) => {
          if (event.key === 'Enter' && (event.ctrlKey || event.metaKey) && !isOfInputMethod(event)) send();
        }}
      />
      <LengthCount text={text} maximum={maximum} />
      {isTooLong ? (
        <p className="field-fault" id={`${id}-length`}>
          {maximum === 1
            ? translated('{name} must have at most {n} character.', { name: translated('Your message'), n: maximum })
            : translated('{name} must have at most {n} characters.', { name: translated('Your message'), n: maximum })}
        </p>
      ) : null}
      {picture === undefined ? null : (
        <span className="thread-chip">
          <span className="thread-chip-text">
            {translated('Image to send:')} <bdi>{picture.Name}</bdi>
          </span>
          <button
            type="button"
            className="field-tool"
            aria-label={translated('Remove image {name}', { name: picture.Name })}
            disabled={sending}
            onClick={() => {
              choose(undefined);
              control.current?.focus();
            }}
          >
            <Close fontSize="small" />
          </button>
        </span>
      )}
      <div className="thread-acts">
        {pictures === undefined ? null : (
          <span className="thread-attach">
            <input
              ref={control}
              type="file"
              aria-label={translated('Attach an image')}
              aria-describedby={hint === undefined ? undefined : `${id}-hint`}
              accept={pictures.types.join(',')}
              disabled={disabled || sending}
              onChange={(event) => {
                void take(event.target.files?.[0]);
                // The same file may be chosen once more after it was cleared.
                event.target.value = '';
              }}
            />
            <AttachFile aria-hidden="true" />
          </span>
        )}
        {hint === undefined ? null : (
          <Tipped tip={hint} tipId={`${id}-hint`}>
            <button type="button" className="field-tool thread-hint" aria-label={translated('About attachments')} aria-describedby={`${id}-hint`}>
              <InfoOutlined fontSize="small" />
            </button>
          </Tipped>
        )}
        <button
          type="button"
          className="button look-primary"
          disabled={disabled}
          aria-disabled={isBlocked || undefined}
          aria-busy={sending || undefined}
          onClick={send}
        >
          {sending ? <span className="spinner" aria-hidden="true" /> : null}
          {sendText ?? translated('Send')}
        </button>
      </div>
      {failed && !sending && options.failedText !== undefined ? (
        <p className="field-fault" role="alert">
          {options.failedText}
        </p>
      ) : null}
    </div>
  );
}
