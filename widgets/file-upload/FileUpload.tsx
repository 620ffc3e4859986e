import { type DragEvent, useRef, useState } from 'react';
import type { FileUploadOptions } from '../../schemas/generated/widgets';
import { controlProps, type WidgetProps } from '../../runtime/widget-contract';
import { acceptFiles, type Refusal, type StoredFile, storedFiles } from './accept-files';
import { FileList } from './FileList';
import { readContent } from './read-content';
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
  const { readOnly: _readOnly, ...attributes } = controlProps(props);

  const take = async (offered: File[]) => {
    const { accepted, refused: notTaken } = acceptFiles(storedFiles(latest.current.value), offered, options);
    const read = await Promise.all(accepted.map((file) => storedFile(file, options.content === true)));
    const unreadable = accepted.filter((_, index) => read[index] === undefined).map(({ name }) => ({ name, message: 'This file cannot be read.' }));
    setRefused([...notTaken, ...unreadable]);
    const taken = read.filter((file) => file !== undefined);
    // What is there is asked anew: reading takes a while.
    if (taken.length > 0) latest.current.onChange(options.maximum === 1 ? taken : [...storedFiles(latest.current.value), ...taken]);
  };
  const drop = (event: DragEvent) => {
    event.preventDefault();
    setOver(false);
    if (!isFixed) void take([...event.dataTransfer.files]);
  };
  const remove = (index: number) => {
    const left = files.filter((_, at) => at !== index);
    setRefused([]);
    onChange(left.length === 0 ? undefined : left);
    // The pressed button is gone, and would take the focus with it.
    control.current?.focus();
  };

  return (
    <div className="upload">
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
          disabled={isFixed}
          aria-required={undefined}
          aria-describedby={[props.describedBy, options.hint === undefined ? undefined : `${id}-hint`].filter(Boolean).join(' ') || undefined}
          onChange={(event) => {
            void take([...(event.target.files ?? [])]);
            // The same file may be chosen once more after it was removed.
            event.target.value = '';
          }}
        />
        <span className="upload-button" aria-hidden="true">
          {options.buttonText ?? (options.maximum === 1 ? 'Choose a file' : 'Choose files')}
        </span>
        <span className="upload-drop" aria-hidden="true">
          {options.maximum === 1 ? 'or drop it here' : 'or drop them here'}
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
      <FileList files={files} label={label} progress={options.progress ?? {}} isFixed={isFixed} onRemove={remove} onOpen={(file) => props.emit('open', file)} />
    </div>
  );
}

async function storedFile(file: File, withContent: boolean): Promise<StoredFile | undefined> {
  const known = { Name: file.name, Type: file.type, Size: file.size };
  if (!withContent) return known;
  try {
    return { ...known, Content: await readContent(file) };
  } catch {
    return undefined;
  }
}
