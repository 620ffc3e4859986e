import { useRef, useState } from 'react';
import type { ImageCropOptions } from '../../schemas/generated/widgets';
import { readContent } from '../image/read-content';
import { controlProps, partsOfOne, requiredWords, translated, type WidgetProps } from '../../runtime/widget-contract';
import { faultOfPicture, permittedTypes } from './chosen-picture';
import { cut, type Part } from './cut';
import { cutSize, hintOf } from './cut-size';
import { CutOut } from './CutOut';
import '../file-upload/file-upload.css';
import './image-crop.css';

const isPicture = (value: unknown): value is string => typeof value === 'string' && /^(data:image\/|https?:\/\/|\/(?!\/))/.test(value);

/** A picture, chosen and cut. What is cut is the value once the person says so. */
export default function ImageCrop(props: WidgetProps<string, ImageCropOptions>) {
  const { id, label, value, options, disabled, readonly, nonce, onChange } = props;
  const [chosen, setChosen] = useState<string>();
  const [fault, setFault] = useState<string>();
  const control = useRef<HTMLInputElement>(null);
  const isFixed = disabled || readonly;
  const size = cutSize(options);
  const { readOnly: _readOnly, 'aria-required': _required, onFocus: _onFocus, onBlur: _onBlur, ...attributes } = controlProps(props);
  const { describedBy, words } = requiredWords(props);

  const hint = hintOf(options);
  const hintId = `${id}-hint`;

  const choose = async (file: File | undefined) => {
    if (!file) return;
    const refused = faultOfPicture(file, options);
    setFault(refused);
    if (refused !== undefined) return;
    try {
      // Not an object address: the page's policy loads no picture from there.
      setChosen(await readContent(file));
    } catch {
      end(translated('We could not read this picture. Choose another one.'));
    }
  };
  const end = (said?: string) => {
    setChosen(undefined);
    setFault(said);
    control.current?.focus();
  };
  const use = async (part: Part) => {
    if (chosen === undefined) return;
    try {
      onChange(await cut(chosen, part, size));
      end();
    } catch {
      end(translated('We could not read this picture. Choose another one.'));
    }
  };

  return (
    <div className="upload" {...partsOfOne(props)}>
      {words}
      {chosen !== undefined && !isFixed ? (
        <CutOut
          address={chosen}
          label={label}
          aspect={size.aspect}
          nonce={nonce}
          onUse={use}
          onCancel={() => end()}
          onBroken={() => end(translated('We could not read this picture. Choose another one.'))}
        />
      ) : null}
      <div className="crop-row">
        {isPicture(value) ? (
          <img className="crop-picture" src={value} alt={translated('{name}, cropped', { name: label })} width={size.width} height={size.height} />
        ) : null}
        <div className="upload-place crop-place" data-invalid={props.rawErrors === undefined ? undefined : ''}>
          <input
            {...attributes}
            aria-describedby={hint === undefined ? describedBy : `${describedBy ?? ''} ${hintId}`.trim()}
            ref={control}
            className="upload-control"
            type="file"
            accept={permittedTypes(options).join(',')}
            // Read-only, it stays within reach of the keyboard, and opens nothing.
            aria-disabled={readonly || undefined}
            onClick={(event) => readonly && event.preventDefault()}
            onChange={(event) => {
              void choose(event.target.files?.[0]);
              // The same file may be chosen once more.
              event.target.value = '';
            }}
          />
          <span className="upload-button" aria-hidden="true">
            {isPicture(value) ? translated('Choose another picture') : translated('Choose a picture')}
          </span>
        </div>
        {isPicture(value) && !isFixed ? (
          <button
            type="button"
            className="field-tool"
            onClick={() => {
              onChange(undefined);
              control.current?.focus();
            }}
          >
            {translated('Remove picture')}
          </button>
        ) : null}
      </div>
      {hint === undefined ? null : (
        <p className="field-help" id={hintId}>
          {hint}
        </p>
      )}
      <div role="status">{fault === undefined ? null : <p className="field-fault">{fault}</p>}</div>
    </div>
  );
}
