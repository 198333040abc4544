/**
 * A number with the definite article that its spoken form takes: 'a 27', 'az 1', 'az 5', 'az 50', 'az 1 200'. The
 * words for one, five and thousand begin with a vowel. `written` is how the number is shown ('1000+').
 */
export const withArticle = (count: number, written = String(count)): string => {
  const digits = String(Math.trunc(Math.abs(count)));
  const isOne = digits.startsWith('1') && digits.length % 3 === 1;
  return `${isOne || digits.startsWith('5') ? 'az' : 'a'} ${written}`;
};
