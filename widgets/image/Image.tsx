import ZoomIn from '@mui/icons-material/ZoomIn';
import { type KeyboardEvent, useRef, useState } from 'react';
import type { ImageOptions } from '../../schemas/generated/widgets';
import { translated, type WidgetProps } from '../../runtime/widget-contract';
import { pictureAddress } from './picture-address';
import './image.css';

/** A picture. What cannot be loaded is replaced by another picture or by words. */
export default function Image({ value, label, options }: WidgetProps<string, ImageOptions>) {
  // By its address, so that another picture is tried anew.
  const [broken, setBroken] = useState<string[]>([]);
  const address = [pictureAddress(value), pictureAddress(options.fallback)].find((one) => one !== undefined && !broken.includes(one));
  const alt = options.alt ?? label;
  const style = { width: options.width, height: options.height, objectFit: options.fit ?? 'contain' };

  if (address === undefined)
    return value === undefined || value === '' ? null : (
      <span className="image-broken" style={{ width: options.width, height: options.height }}>
        {options.fallbackText ?? translated('This picture cannot be shown.')}
        {alt === '' ? null : <span className="image-alt">{alt}</span>}
      </span>
    );
  const picture = <img className="image" src={address} alt={alt} style={style} loading="lazy" onError={() => setBroken([...broken, address])} />;
  return options.enlarge && address === pictureAddress(value) ? (
    <Enlargeable address={address} alt={alt}>
      {picture}
    </Enlargeable>
  ) : (
    picture
  );
}

/** A picture that opens larger. The browser keeps the focus in the window, and gives it back when it closes. */
function Enlargeable({ address, alt, children }: { address: string; alt: string; children: React.ReactNode }) {
  const window = useRef<HTMLDialogElement>(null);
  const [isOpen, setOpen] = useState(false);
  const open = () => {
    setOpen(true);
    window.current?.showModal();
  };
  // The window around the widget must not close with this one.
  const keep = (event: KeyboardEvent) => {
    if (event.key === 'Escape') event.stopPropagation();
  };
  const name = alt === '' ? translated('Picture') : alt;
  return (
    <span className="image-frame">
      <button type="button" className="image-enlarge" aria-label={translated('Enlarge: {name}', { name })} aria-haspopup="dialog" onClick={open}>
        {children}
        <span className="image-sign" aria-hidden="true">
          <ZoomIn fontSize="small" />
        </span>
      </button>
      <dialog
        ref={window}
        className="image-window"
        aria-label={name}
        onClose={() => setOpen(false)}
        onKeyDown={keep}
        onClick={(event) => event.target === event.currentTarget && window.current?.close()}
      >
        <button type="button" className="button look-secondary" onClick={() => window.current?.close()}>
          {translated('Close')}
        </button>
        {isOpen ? <img className="image-large" src={address} alt={name} /> : null}
      </dialog>
    </span>
  );
}
