/** A value that can be filled in with one press. */
export interface Offer {
  text: string;
  take: () => void;
}

/** Fills in what is known. The focus goes to the control, because the button is gone then. */
export function OfferButton({ offer, control, about }: { offer: Offer; control: string; about: string }) {
  return (
    <button
      type="button"
      className="field-offer"
      aria-label={`${offer.text}: ${about}`}
      onClick={() => {
        offer.take();
        document.getElementById(control)?.focus();
      }}
    >
      {offer.text}
    </button>
  );
}
