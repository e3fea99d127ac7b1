/**
 * HTML that the editor makes from clipboards, by the name of the sample: its own tests paste the samples and expect
 * these texts, and the server's tests expect that cleaning leaves them unchanged.
 */
export const PASTED_TEXTS: Readonly<Record<string, string>> = {
  'editor-checklist': '<ul><li><p>Hello</p></li><li><p>world</p></li></ul>',
  'google-docs-checklist':
    '<ul><li><p><s>done</s></p></li><li><p>todo</p><ul><li><p><s>done</s></p></li><li><p>todo</p></li></ul></li><li><p>todo</p></li></ul>',
  'google-docs-croatian':
    '<h2>Najava natjecanja</h2><p><strong>Četvrtak, 8. kolovoza: </strong><em>vaterpolo, košarka, gađanje glinenih golubova</em></p><ol><li><p>Đurđevac – Žminj</p><ol><li><p>podstavka s ugniježđenim popisom</p></li></ol></li><li><p><a href="https://primjer.invalid/raspored">raspored</a></p></li></ol><p><img src="https://lh7-rt.googleusercontent.invalid/docsz/primjer" width="602" height="338"></p>',
  'google-docs-formats':
    '<p><strong>Bold</strong></p><p><em>Italic</em></p><p><u>underline</u></p><p><strong><em><u>Bold Italic Underline</u></em></strong></p>',
  'google-docs-table':
    '<table><tbody><tr><td><p>a</p></td><td><p>b</p><p>b</p></td><td><p>c</p></td></tr><tr><td><p>d</p></td><td><p>e</p></td><td><p>f</p></td></tr></tbody></table>',
  'google-sheets-table':
    '<table><tbody><tr><td><p>a</p></td><td><p>b<br>b</p></td><td><p>c</p></td></tr><tr><td><p>d</p></td><td><p>e</p></td><td><p>f</p></td></tr></tbody></table>',
  'web-checklist': '<p>checklist</p><ul><li><p>done</p></li><li><p>todo</p></li></ul>',
  'web-nested-divs':
    '<p>123</p><table><tbody><tr><td><p>456</p></td><td><p>789</p><p>000</p></td></tr><tr><td><p>ABC 000</p><p>000</p></td><td><p>DEF</p></td></tr></tbody></table>',
  'web-table':
    '<table><tbody><tr><td><p>a</p></td><td><p>b<br>b</p></td><td><p>c</p></td></tr><tr><td><p>d</p></td><td><p>e</p></td><td><p>f</p></td></tr></tbody></table>',
  'word-croatian':
    '<h1>Priopćenje za medije</h1><p style="text-align: justify"><strong>Zagreb, 10.&nbsp;lipnja 2024.</strong> – Vijeće Hrvatskog olimpijskog odbora održalo je sjednicu na kojoj je prihvaćeno <em>Izvješće o radu</em> za prošlu godinu. Šest je točaka dnevnoga reda, a među njima su:</p><ul><li><p>pripreme za Olimpijske igre u Parizu</p></li><li><p>raspodjela sredstava županijskim zajednicama (Međimurska, Šibensko-kninska, Požeško-slavonska)</p></li><li><p>„Olimpijski dan“ – plan događanja</p></li></ul><p>Dokument je dostupan na <a href="https://primjer.invalid/dokumenti/izvje%C5%A1%C4%87e.pdf">mrežnim stranicama</a>.</p>',
  'word-lists':
    '<p>This is normal text</p><ol><li><p>Numbered list 1</p></li><li><p>Numbered list 2</p></li><li><p>Numbered list 3</p></li><li><p>Numbered list 4</p></li></ol><ol><li><p>Outline numbered 1</p><ol><li><p>Outline numbered 1.a</p></li><li><p>Outline numbered 1.b</p></li></ol></li><li><p>Outline numbered 2</p></li></ol><ul><li><p>Bulleted list 1</p></li><li><p>Bulleted list 2</p></li></ul>',
  'Word, text':
    '<h1>Naslov</h1><p style="text-align: justify"><strong>Zagreb, 3.&nbsp;svibnja.</strong> Prvi <em>red</em> i drugi.</p><p>datoteka i <a href="https://www.hoo.hr/">HOO</a></p>',
  'Word, lists':
    '<ul><li><p>prva</p><ul><li><p>podstavka</p></li></ul></li><li><p>druga</p></li></ul><p>Između.</p><ol start="3"><li><p>treća</p></li><li><p>četvrta</p></li></ol>',
  'Word, table':
    '<table><tbody><tr><td colspan="2"><p><strong>Ime</strong></p></td></tr><tr><td><p>Ana</p></td><td><p>1</p></td></tr></tbody></table>',
  'Google Docs':
    '<h3>Podnaslov</h3><p><strong><em>oboje</em></strong> i <a href="https://www.hoo.hr/a?b=1">veza</a></p><ul><li><p>a</p><ul><li><p>b</p></li></ul></li></ul>',
  'a web page': '<p>Prvi odlomak</p><p>Drugi odlomak</p><p>loše<img src="/files/a.jpg" alt="dobro"></p>',
};
