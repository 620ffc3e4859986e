import { useState } from 'react';

/** The picture of a link or button. Where it cannot be loaded, or is none, the text stands instead. */
export function PressImage({ address, text }: { address: unknown; text: string }) {
  // By its address, so that another picture is tried anew.
  const [broken, setBroken] = useState<unknown>();
  if (typeof address !== 'string' || address === '' || address === broken) return <>{text}</>;
  return <img className="press-image" src={address} alt={text} onError={() => setBroken(address)} />;
}
