import { paths } from '@piacter/contracts/site/paths';

/** The parameters that the page of a work to describe takes over from a search. */
export const describedWork = ['serviceType', 'settlement'] as const;

/** Where a visitor writes what is to be done, with the trade and the place of a search. */
export function describeWorkPath(search: Readonly<Record<string, string | undefined>>): string {
  const given = new URLSearchParams(
    describedWork.flatMap((name) => {
      const value = search[name];
      return value ? [[name, value]] : [];
    }),
  );
  return `${paths.describeWork}${given.size > 0 ? `?${given.toString()}` : ''}`;
}
