import { describe, expect, it } from 'vitest';
import { convertPasted } from './pasted-html.ts';

const entry = (marker: string, words: string, list = 'l0 level1 lfo1') =>
  `<p class="MsoListParagraph" style="text-indent:-18.0pt;mso-list:${list}"><!--[if !supportLists]--><span style="font-family:Symbol"><span style="mso-list:Ignore">${marker}<span style="font:7.0pt &quot;Times New Roman&quot;">&nbsp;&nbsp;&nbsp;</span></span></span><!--[endif]-->${words}</p>`;
const withoutComments = (html: string) => html.replaceAll(/<!--.*?-->|<span[^>]*><\/span>/g, '');

describe('what is pasted', () => {
  it('from a list of Word becomes a list, without the signs in front', () => {
    const html = `<p>Vállalok:</p>${entry('·', 'csőtörés')}${entry('·', 'csöpögő <b>csap</b>')}<p>Hívj!</p>`;
    expect(withoutComments(convertPasted(html))).toBe(
      '<p>Vállalok:</p><ul><li>csőtörés</li><li>csöpögő <b>csap</b></li></ul><p>Hívj!</p>',
    );
  });

  it('from a numbered list of Word becomes a numbered one, apart from the bullets before it', () => {
    const html = `${entry('·', 'egy')}${entry('1.', 'kettő')}${entry('2.', 'három')}`;
    expect(withoutComments(convertPasted(html))).toBe(
      '<ul><li>egy</li></ul><ol><li>kettő</li><li>három</li></ol>',
    );
  });

  it('becomes a list where paragraphs begin with a bullet', () => {
    expect(convertPasted('<p>·&nbsp;&nbsp; csőtörés</p><p>• csap</p>')).toBe(
      '<ul><li>csőtörés</li><li>csap</li></ul>',
    );
  });

  it('from a table keeps its cells apart, a row a line', () => {
    const html =
      '<table><tr><td><p>Kiszállás</p></td><td>8.000 Ft</td></tr><tr><td>Óradíj</td><td> 12.000\n Ft</td><td></td></tr></table>';
    expect(convertPasted(html)).toBe('<p>Kiszállás – 8.000 Ft</p><p>Óradíj – 12.000 Ft</p>');
  });

  it('of any other kind stays as it is', () => {
    const html =
      '<p data-pm-slice="1 1 []">1. emelet – <a href="https://pelda.hu">itt</a></p><ul><li>a</li></ul>';
    expect(convertPasted(html)).toBe(html);
  });
});
