const keyOf = (orderID: number) => `approved-payment:${orderID}`;

/**
 * What the buyer approved and of which no answer came yet, for the life of the tab. Until one comes the page asks
 * again for this payment and offers no other, after a reload too.
 */
export const keepApproval = (orderID: number, paymentOrderID: string): void => {
  try {
    sessionStorage.setItem(keyOf(orderID), paymentOrderID);
  } catch (error) {
    console.warn('The approval cannot be kept.', error);
  }
};

export const approvalOf = (orderID: number): string | null => sessionStorage.getItem(keyOf(orderID));

export const forgetApproval = (orderID: number): void => sessionStorage.removeItem(keyOf(orderID));
