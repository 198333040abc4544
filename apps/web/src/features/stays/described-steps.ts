/** The steps that need more than a yes: a sum, or a reason. */
export const describedSteps = ['free', 'refused', 'cancelled'] as const;
export type DescribedStep = (typeof describedSteps)[number];
