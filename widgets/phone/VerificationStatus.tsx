import type { PhoneOptions } from '../../schemas/generated/widgets';
import { Tipped, translated } from '../../runtime/widget-contract';

interface VerificationStatusProps {
  id: string;
  status: NonNullable<PhoneOptions['status']>;
  /** Instead of the usual words for the status. */
  text: string | undefined;
  disabled: boolean;
  onResend: () => void;
}

/** Whether a number is verified: a sign whose words show on it, and where it helps a button that asks for the verification once more. */
export function VerificationStatus({ id, status, text, disabled, onResend }: VerificationStatusProps) {
  const words = text ?? (status === 'verified' ? translated('Mobile verified') : translated('Mobile verification pending'));
  return (
    <>
      <Tipped tip={words}>
        <span id={id} className={status === 'verified' ? 'phone-sign phone-verified' : 'phone-sign'} role="img" aria-label={words}>
          <svg viewBox="0 0 24 24" width="24" height="24" aria-hidden="true">
            <circle cx="12" cy="12" r="9" />
            <path d={status === 'verified' ? 'm8 12 3 3 5-6' : 'M12 7v5l3 3'} />
          </svg>
        </span>
      </Tipped>
      {status === 'pendingWithResend' && (
        <Tipped tip={translated('Resend verification')}>
          <button type="button" className="field-tool" aria-label={translated('Resend verification')} disabled={disabled} onClick={onResend}>
            {translated('Resend')}
          </button>
        </Tipped>
      )}
    </>
  );
}
