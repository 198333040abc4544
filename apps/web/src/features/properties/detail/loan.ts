/** What somebody would borrow, and how they would pay it back. */
export interface Loan {
  /** Forints. */
  price: number;
  /** Percent of the price. */
  ownPart: number;
  years: number;
  /** Percent a year. */
  rate: number;
}

/** Forints. */
export interface Repayment {
  borrowed: number;
  monthly: number;
  total: number;
}

const monthsPerYear = 12;

/** Equal monthly instalments at a rate that does not change. */
export function repay({ price, ownPart, years, rate }: Loan): Repayment {
  const borrowed = price * (1 - ownPart / 100);
  const months = years * monthsPerYear;
  const monthlyRate = rate / 100 / monthsPerYear;
  const monthly =
    monthlyRate === 0 ? borrowed / months : (borrowed * monthlyRate) / (1 - (1 + monthlyRate) ** -months);
  return {
    borrowed: Math.round(borrowed),
    monthly: Math.round(monthly),
    total: Math.round(monthly * months),
  };
}
