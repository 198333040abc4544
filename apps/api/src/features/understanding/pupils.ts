/** What a pupil who fails does: 'bukásra áll', 'megbukott', 'kettesre áll', 'gyenge'. Folded. */
const failure =
  /^(?:(?:meg)?buk(?:as|ik|ott|na|hat|tam|unk|tak)|potvizs|javitovizs|(?:egy|kett)esre$|gyenge)/;
const subjectEnding = /^(?<subject>\p{L}{4,})b[oe]l$/u;

/** Subjects that a pupil fails in, and the positions of what says so: 'a fiam bukásra áll fizikából'. */
export function findFailed(words: readonly string[]): { subject: string; words: number[] }[] {
  const said = words.flatMap((word, at) => {
    if (!failure.test(word)) return [];
    return words[at + 1] === 'all' ? [at, at + 1] : [at];
  });
  if (said.length === 0) return [];
  return words.flatMap((word, at) => {
    const { subject } = subjectEnding.exec(word)?.groups ?? {};
    return subject === undefined ? [] : [{ subject, words: [...said, at] }];
  });
}
