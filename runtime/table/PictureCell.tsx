import { useState } from 'react';
import { isLinkAddress } from '../format/addresses';

const isAddress = (value: unknown): value is string => isLinkAddress(value) || (typeof value === 'string' && value.startsWith('data:image/'));

/** A small picture. What cannot be loaded is replaced by what it would show, in words. */
export function PictureCell({ address, name, size }: { address: unknown; name: string; size: number }) {
  const [broken, setBroken] = useState<unknown>();
  if (!isAddress(address) || address === broken) return name;
  return <img className="cell-picture" style={{ width: size, height: size }} src={address} alt={name} loading="lazy" onError={() => setBroken(address)} />;
}
