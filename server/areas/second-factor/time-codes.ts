import { Secret, TOTP } from 'otpauth';
import { renderSVG } from 'uqr';

// What authenticator apps know without asking: SHA-1, six digits, half a minute (RFC 6238).
const kind = { algorithm: 'SHA1', digits: 6, period: 30 } as const;

/** A new secret of 160 bits, as people can type it. */
export const newSecret = () => new Secret({ size: 20 }).base32;

/** A secret as a picture to scan, by its address in a data URL: it is drawn without styles. */
export function pictureOf(secret: string, names: { issuer: string; label: string }): string {
  const address = new TOTP({ ...kind, ...names, secret }).toString();
  return `data:image/svg+xml;base64,${Buffer.from(renderSVG(address, { border: 3 })).toString('base64')}`;
}

/** The time step whose code it is, so many steps around now; nothing for a wrong code. */
export function stepOf(secret: string, code: string, { now, window }: { now: Date; window: number }): number | undefined {
  // The library throws at signs that are longer in UTF-8.
  if (!isTimeCode(code)) return undefined;
  const timestamp = now.getTime();
  const delta = new TOTP({ ...kind, secret }).validate({ token: code, timestamp, window });
  return delta === null ? undefined : TOTP.counter({ period: kind.period, timestamp }) + delta;
}

/** Whether it looks like a code of an app and not like a recovery code. */
export const isTimeCode = (code: string) => /^\d{6}$/.test(code);
