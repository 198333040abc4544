/** What joins alternatives: 'VI. vagy VII. kerület', '2 illetve 3 szoba', 'Győr v. Sopron'. Folded. */
export const alternative = String.raw`(?:vagy esetleg|vagy|illetve|esetleg|es|v\.?)`;
