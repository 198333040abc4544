/** Characters of a free text that are read; longer ones are cut (FIND-02). */
export const understoodTextLimit = 200;
