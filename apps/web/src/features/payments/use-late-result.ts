import type { OwnOrder } from '@piacter/contracts/orders';
import { useEffect, useRef } from 'react';
import type { Phase } from './use-settlement.ts';

type Options = { order: OwnOrder; phase: Phase; onPaid: () => void; onDeclined: () => void };

/** Hears of a payment that was being processed: by the order, which is looked at again and again. */
export function useLateResult({ order, phase, onPaid, onDeclined }: Options) {
  const isCapturing = order.paymentState === 'capturing';
  const wasUnderWay = useRef(isCapturing);
  const wasCapturing = useRef(isCapturing);

  // biome-ignore lint/correctness/useExhaustiveDependencies: a new state of the order or of the page is what matters
  useEffect(() => {
    // The answer to the call itself says more.
    if (phase === 'settling') {
      wasUnderWay.current = false;
      wasCapturing.current = false;
      return;
    }
    const { isActive, paymentState } = order;
    if (wasUnderWay.current && (paymentState === 'paid' || isActive === 1)) onPaid();
    if (wasCapturing.current && paymentState === 'unpaid') onDeclined();
    wasCapturing.current = paymentState === 'capturing';
    wasUnderWay.current = wasCapturing.current || phase === 'unknown';
  }, [order.paymentState, order.isActive, phase]);
}
