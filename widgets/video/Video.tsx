import { useState } from 'react';
import type { VideoOptions } from '../../schemas/generated/widgets';
import type { WidgetProps } from '../../runtime/widget-contract';
import { filmAddress } from './film-address';
import './video.css';

/** A film, with the browser's own controls. */
export default function Video({ value, label, options }: WidgetProps<string, VideoOptions>) {
  const { width = 900, height = 600, poster, captions = [] } = options;
  const [broken, setBroken] = useState<string>();
  const address = filmAddress(value);
  if (value === undefined || value === '') return null;
  const style = { width, aspectRatio: `${width} / ${height}` };
  if (address === undefined || address === broken)
    return (
      <p className="video-broken" style={style} role="status">
        {options.fallbackText ?? 'This video cannot be played.'}
      </p>
    );
  return (
    // oxlint-disable-next-line jsx-a11y/media-has-caption -- The captions come by an option.
    <video
      key={address}
      className="video"
      style={style}
      src={address}
      poster={poster}
      controls
      playsInline
      preload="metadata"
      aria-label={label}
      onError={() => setBroken(address)}
    >
      {captions.map((track, index) => {
        const source = filmAddress(track.address);
        return source === undefined ? null : (
          <track key={track.language} kind="captions" srcLang={track.language} label={track.text} src={source} default={index === 0} />
        );
      })}
    </video>
  );
}
