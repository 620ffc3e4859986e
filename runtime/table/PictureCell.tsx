import { useState } from 'react';

const isAddress = (value: unknown): value is string => typeof value === 'string' && /^(https?:\/\/|\/(?!\/)|data:image\/)/.test(value.trim());

/** The first letters of the first and the last word of a name. */
export const initialsOf = (name: string): string => {
  const words = name.trim().split(/\s+/).filter(Boolean);
  const letters = [words[0], words.length > 1 ? words.at(-1) : undefined].map((word) => String.fromCodePoint(word?.codePointAt(0) ?? 32).trim());
  return letters.join('').toUpperCase();
};

/** A small picture. What cannot be loaded is replaced by the initials of its name. */
export function PictureCell({ address, name, size, round }: { address: unknown; name: string; size: number; round: boolean }) {
  const [broken, setBroken] = useState<unknown>();
  const place = { width: size, height: size };
  const className = round ? 'cell-picture cell-round' : 'cell-picture';
  if (isAddress(address) && address !== broken)
    return <img className={className} style={place} src={address} alt={name} loading="lazy" onError={() => setBroken(address)} />;
  if (name === '') return null;
  return (
    <span className={`${className} cell-initials`} style={place} role="img" aria-label={name}>
      {initialsOf(name)}
    </span>
  );
}
