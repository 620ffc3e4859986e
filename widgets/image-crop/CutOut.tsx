import { useId, useState } from 'react';
import Cropper from 'react-easy-crop';
import type { Part } from './cut';
import { translated } from '../../runtime/widget-contract';

interface CutOutProps {
  address: string;
  label: string;
  aspect: number;
  nonce: string | undefined;
  onUse(part: Part): void;
  onCancel(): void;
  onBroken(): void;
}

const keyboardStepInPixels = 8;

/** Where the person moves and enlarges the picture behind its frame: by mouse, by touch, by the arrow keys. */
export function CutOut({ address, label, aspect, nonce, onUse, onCancel, onBroken }: CutOutProps) {
  const zoomId = useId();
  const [place, setPlace] = useState({ x: 0, y: 0 });
  const [zoom, setZoom] = useState(1);
  const [part, setPart] = useState<Part>();
  return (
    <div className="crop" role="group" aria-label={translated('Crop picture: {name}', { name: label })}>
      <div className="crop-stage">
        <Cropper
          image={address}
          crop={place}
          zoom={zoom}
          aspect={aspect}
          maxZoom={4}
          keyboardStep={keyboardStepInPixels}
          onCropChange={setPlace}
          onZoomChange={setZoom}
          onCropComplete={(_, pixels) => setPart(pixels)}
          mediaProps={{ alt: '', onError: onBroken }}
          cropperProps={{ 'aria-label': translated('Area to keep. Use the arrow keys to move the picture.'), role: 'group' }}
          {...(nonce === undefined ? {} : { nonce })}
        />
      </div>
      <label className="crop-zoom" htmlFor={zoomId}>
        <span>{translated('Size')}</span>
        <input id={zoomId} type="range" min={1} max={4} step={0.1} value={zoom} onChange={(event) => setZoom(Number(event.target.value))} />
      </label>
      <div className="crop-actions">
        <button type="button" className="button look-secondary" onClick={onCancel}>
          {translated('Cancel')}
        </button>
        <button type="button" className="button look-primary" disabled={part === undefined} onClick={() => part && onUse(part)}>
          {translated('Use this area')}
        </button>
      </div>
    </div>
  );
}
