import { useState } from 'react';
import type { AvatarOptions } from '../../schemas/generated/widgets';
import { translated, type WidgetProps } from '../../runtime/widget-contract';
import { pictureAddress } from '../image/picture-address';
import { avatarColor, initials } from './avatar-look';
import './avatar.css';

/** Somebody's picture, or their initials. */
export function Avatar({ value, label, options }: WidgetProps<string, AvatarOptions>) {
  const [broken, setBroken] = useState<unknown>();
  const name = options.name ?? label;
  const known = name === '' ? translated('Picture') : name;
  const size = options.size ?? 40;
  const address = pictureAddress(value);
  const hasPicture = address !== undefined && address !== broken;
  return (
    <span
      className={`avatar avatar-${avatarColor(options.id)}${options.active === true ? ' active' : ''}`}
      style={{ width: size, height: size, fontSize: size * 0.4 }}
      role="img"
      aria-label={options.active === true ? translated('{name}, active', { name: known }) : known}
    >
      {hasPicture ? <img src={address} alt="" width={size} height={size} loading="lazy" onError={() => setBroken(address)} /> : initials(name) || <Somebody />}
    </span>
  );
}

const Somebody = () => (
  <svg viewBox="0 0 24 24" width="60%" height="60%" aria-hidden="true" fill="currentColor">
    <circle cx="12" cy="8" r="4" />
    <path d="M4 21a8 7 0 0 1 16 0z" />
  </svg>
);
