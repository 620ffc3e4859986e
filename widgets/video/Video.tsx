import { type SyntheticEvent, useRef, useState } from 'react';
import type { VideoOptions } from '../../schemas/generated/widgets';
import { translated, type WidgetProps } from '../../runtime/widget-contract';
import { filmAddress } from './film-address';
import './video.css';

/** In seconds: how often it is told how far a film was seen, and how near its end it begins anew. */
const toldEvery = 5;
const nearEnd = 2;

/** A film, with the browser's own controls. */
export default function Video({ value, label, options, emit }: WidgetProps<string, VideoOptions>) {
  const { width = 900, height = 600, poster, captions = [] } = options;
  const [broken, setBroken] = useState<string>();
  const told = useRef(options.position ?? 0);
  const tell = (position: number) => {
    told.current = position;
    emit('position', position);
  };
  const tellWhenDue = ({ currentTarget: { currentTime } }: SyntheticEvent<HTMLVideoElement>) =>
    Math.abs(currentTime - told.current) >= toldEvery ? tell(currentTime) : undefined;
  const goOn = ({ currentTarget: film }: SyntheticEvent<HTMLVideoElement>) => {
    if (options.position !== undefined && options.position < film.duration - nearEnd) film.currentTime = options.position;
  };
  const address = filmAddress(value);
  if (value === undefined || value === '') return null;
  const style = { width, aspectRatio: `${width} / ${height}` };
  if (address === undefined || address === broken)
    return (
      <p className="video-broken" style={style} role="status">
        {options.fallbackText ?? translated('This video cannot be played.')}
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
      onLoadedMetadata={goOn}
      onTimeUpdate={tellWhenDue}
      onPause={({ currentTarget }) => tell(currentTarget.ended ? 0 : currentTarget.currentTime)}
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
