import type { ReactNode } from 'react';
import type { WidgetProps } from '../../runtime/widget-contract';

interface ChoiceGroupProps {
  /** What the field was given. */
  field: Pick<WidgetProps<unknown, object>, 'id' | 'value' | 'required' | 'rawErrors' | 'describedBy' | 'labelledBy' | 'onBlur' | 'onFocus'>;
  /** One of them, or any. */
  role: 'radiogroup' | 'group';
  className: string;
  children: ReactNode;
}

/** The group around boxes or buttons of which one or several are chosen: it has the field's label, help and faults. */
export function ChoiceGroup({ field, role, className, children }: ChoiceGroupProps) {
  const { id, value, required, rawErrors, describedBy, labelledBy, onBlur, onFocus } = field;
  // A plain group is neither required nor invalid: its boxes say so.
  const states = role === 'radiogroup' ? { 'aria-required': required || undefined, 'aria-invalid': rawErrors !== undefined || undefined } : {};
  return (
    <div
      className={className}
      id={id}
      role={role}
      tabIndex={-1}
      aria-labelledby={labelledBy}
      aria-describedby={describedBy}
      {...states}
      onBlur={() => onBlur(id, value)}
      onFocus={() => onFocus(id, value)}
    >
      {children}
    </div>
  );
}
