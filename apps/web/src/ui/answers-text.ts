/** How each kind of request is answered, for somebody who considers sending one. */
export const howAnswersCome =
  'A szakemberek ajánlatait egymás mellett látod, és te választasz; a szállásadók és az ingatlantulajdonosok közvetlenül keresnek meg.';
