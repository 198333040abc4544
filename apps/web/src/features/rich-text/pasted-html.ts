/** The paragraphs of a list as Word writes them, and those that only look like one. */
const wordList = /mso-list:\s*l\d/i;
const bullet = /^\s*[·•▪§]\s+/;
const ordinal = /^\s*(\d{1,3}|[a-z])[.)]\s*/i;

const getStyle = (element: Element): string => element.getAttribute('style') ?? '';

/** 'Kiszállás – 8 000 Ft': a row of a table as a paragraph, since a description has no tables. */
function replaceTable(table: Element): void {
  const rows = [...table.querySelectorAll('tr')].map((row) => {
    const paragraph = table.ownerDocument.createElement('p');
    const cells = [...row.children].map(({ textContent }) => textContent.replaceAll(/\s+/g, ' ').trim());
    paragraph.textContent = cells.filter((cell) => cell !== '').join(' – ');
    return paragraph;
  });
  table.replaceWith(...rows.filter(({ textContent }) => textContent !== ''));
}

/** Removes what stands in front of an entry of a list, from the first text that has it. */
function removeMarker(paragraph: Element, marker: RegExp): void {
  const walker = paragraph.ownerDocument.createTreeWalker(paragraph, NodeFilter.SHOW_TEXT);
  for (let node = walker.nextNode(); node; node = walker.nextNode()) {
    const words = node.nodeValue ?? '';
    if (words.trim() === '') continue;
    node.nodeValue = words.replace(marker, '');
    return;
  }
}

/** The type of the list that a paragraph is an entry of, without its marker; undefined for any other paragraph. */
function takeEntry(paragraph: Element): 'ul' | 'ol' | undefined {
  const isWord = wordList.test(getStyle(paragraph));
  const markers = [...paragraph.querySelectorAll('[style]')].filter((part) =>
    /mso-list:\s*ignore/i.test(getStyle(part)),
  );
  const words = markers.map(({ textContent }) => textContent).join('') || paragraph.textContent;
  for (const marker of markers) marker.remove();
  if (!isWord && !bullet.test(words)) return undefined;
  if (markers.length > 0) return ordinal.test(words) ? 'ol' : 'ul';
  const isOrdered = !bullet.test(words) && ordinal.test(words);
  removeMarker(paragraph, isOrdered ? ordinal : bullet);
  return isOrdered ? 'ol' : 'ul';
}

/** Makes lists of paragraphs that are entries of one, those in a row of the same list. */
function gatherLists(body: Element): void {
  const lists = new Set<Element>();
  for (const paragraph of body.querySelectorAll('p')) {
    const type = takeEntry(paragraph);
    if (type === undefined) continue;
    const before = paragraph.previousElementSibling;
    const entry = body.ownerDocument.createElement('li');
    entry.append(...paragraph.childNodes);
    if (before && lists.has(before) && before.localName === type) {
      before.append(entry);
      paragraph.remove();
    } else {
      const list = body.ownerDocument.createElement(type);
      list.append(entry);
      paragraph.replaceWith(list);
      lists.add(list);
    }
  }
}

/**
 * What is pasted from Word or a table, in elements that a text may have: entries of lists as lists, rows of tables as
 * paragraphs with their cells apart.
 */
export function convertPasted(html: string): string {
  const { body } = new DOMParser().parseFromString(html, 'text/html');
  // From within: a table may stand in another.
  for (const table of [...body.querySelectorAll('table')].toReversed()) replaceTable(table);
  gatherLists(body);
  return body.innerHTML;
}
