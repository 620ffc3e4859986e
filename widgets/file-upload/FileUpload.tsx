import { type DragEvent, useEffect, useRef, useState } from 'react';
import type { FileUploadOptions } from '../../schemas/generated/widgets';
import { controlProps, partsOfOne, requiredWords, translated, type WidgetProps } from '../../runtime/widget-contract';
import { acceptFiles, type Refusal, type StoredFile, storedFiles } from './accept-files';
import { FileList } from './FileList';
import { SendingList } from './SendingList';
import { useSending } from './use-sending';
import './file-upload.css';

/** Files, chosen or dropped, and the list of them. */
export default function FileUpload(props: WidgetProps<StoredFile[], FileUploadOptions>) {
  const { id, label, value, options, disabled, readonly, onChange } = props;
  const latest = useRef(props);
  latest.current = props;
  const control = useRef<HTMLInputElement>(null);
  const [refused, setRefused] = useState<Refusal[]>([]);
  const [isOver, setOver] = useState(false);
  const files = storedFiles(value);
  const isFixed = disabled || readonly;
  const { readOnly: _readOnly, onFocus: _onFocus, onBlur: _onBlur, ...attributes } = controlProps(props);
  const { describedBy, words } = requiredWords(props);

  // What is there is asked anew: sending takes a while, and two files may arrive before anything is drawn again.
  const add = (taken: StoredFile[]) => {
    const next = options.maximum === 1 ? taken : [...storedFiles(latest.current.value), ...taken];
    latest.current = { ...latest.current, value: next };
    latest.current.onChange(next);
  };
  const {
    sending,
    send,
    again,
    drop: callOff,
  } = useSending(props.upload, {
    arrived: (file) => add([file]),
    refused: (refusal) => setRefused((all) => [...all.filter(({ name }) => name !== refusal.name), refusal]),
  });
  // A form with a file on its way is not sent without it: the control says so as one does that cannot be read.
  useEffect(() => control.current?.setCustomValidity(sending.length === 0 ? '' : 'sending'), [sending]);

  const take = (offered: File[]) => {
    const there = [...storedFiles(latest.current.value), ...sending.map(({ file: { name, type, size } }) => ({ Name: name, Type: type, Size: size }))];
    const { accepted, refused: notTaken } = acceptFiles(there, offered, options);
    setRefused(notTaken);
    if (props.upload === undefined) {
      if (accepted.length > 0) add(accepted.map(({ name, type, size }) => ({ Name: name, Type: type, Size: size })));
      return;
    }
    if (options.maximum === 1 && accepted.length > 0) for (const { key } of sending) callOff(key);
    send(accepted);
  };
  const drop = (event: DragEvent) => {
    event.preventDefault();
    setOver(false);
    if (!isFixed) take([...event.dataTransfer.files]);
  };
  const remove = (index: number) => {
    const left = files.filter((_, at) => at !== index);
    setRefused([]);
    onChange(left.length === 0 ? undefined : left);
    // The pressed button is gone, and would take the focus with it.
    control.current?.focus();
  };

  return (
    <div className="upload" {...partsOfOne(props)}>
      {words}
      <div
        className={isOver ? 'upload-place upload-over' : 'upload-place'}
        data-invalid={props.rawErrors === undefined ? undefined : ''}
        onDragOver={(event) => {
          event.preventDefault();
          setOver(!isFixed);
        }}
        onDragLeave={() => setOver(false)}
        onDrop={drop}
      >
        <input
          {...attributes}
          ref={control}
          className="upload-control"
          type="file"
          accept={options.types?.join(',')}
          multiple={options.maximum !== 1}
          // Read-only, it stays within reach of the keyboard, and opens nothing.
          aria-disabled={readonly || undefined}
          onClick={(event) => readonly && event.preventDefault()}
          aria-required={undefined}
          aria-describedby={[describedBy, options.hint === undefined ? undefined : `${id}-hint`].filter(Boolean).join(' ') || undefined}
          onChange={(event) => {
            take([...(event.target.files ?? [])]);
            // The same file may be chosen once more after it was removed.
            event.target.value = '';
          }}
        />
        <span className="upload-button" aria-hidden="true">
          {options.buttonText ?? (options.maximum === 1 ? translated('Choose a file') : translated('Choose files'))}
        </span>
        <span className="upload-drop" aria-hidden="true">
          {options.maximum === 1 ? translated('or drop it here') : translated('or drop them here')}
        </span>
      </div>
      {options.hint === undefined ? null : (
        <p className="field-help" id={`${id}-hint`}>
          {options.hint}
        </p>
      )}
      <div role="status">
        {refused.map(({ name, message }) => (
          <p key={name} className="field-fault">{`${name}: ${message}`}</p>
        ))}
      </div>
      <SendingList
        sending={sending}
        onAgain={again}
        onDrop={(key) => {
          callOff(key);
          control.current?.focus();
        }}
      />
      <FileList files={files} label={label} progress={options.progress ?? {}} isFixed={isFixed} onRemove={remove} onOpen={(file) => props.emit('open', file)} />
    </div>
  );
}
