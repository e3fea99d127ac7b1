/**
 * Texts like those of a fifteen-year-old site, for tests; `written` is what the editor writes for each, block by block.
 */
export const OLD_TEXTS: readonly { name: string; html: string; written?: string }[] = [
  { name: 'nothing', html: '' },
  {
    name: 'plain text',
    html: 'Samo tekst, bez oznaka, i {loadposition galerija}',
    written: 'Samo tekst, bez oznaka, i {loadposition galerija}',
  },
  {
    name: 'lines of loose text',
    html: '\n  Prvi red<br />drugi <B>red</B>\n\n<p>odlomak</p>\ni treći\n',
    written: 'Prvi red<br>drugi <b>red</b><p>odlomak</p>i treći',
  },
  {
    name: 'classes of the former editor',
    html: '<p class="ql-align-center"><strong class="ql-size-large">Zlato!</strong></p><p class="ql-indent-1"><br></p>',
    written:
      '<p class="ql-align-center"><strong class="ql-size-large">Zlato!</strong></p><p class="ql-indent-1"><br></p>',
  },
  {
    name: 'a table with widths',
    html: `<table width="100%" border='1' cellpadding=4 style="border:1px solid #ccc;">
<thead><tr><th colspan="2">Ime</th></tr></thead>
<tbody>
<tr><td width="50%" valign="top">Ana<br/>Iva</td><td rowspan=1>2</td></tr>
</tbody></table>

<p>&nbsp;</p>`,
    written:
      '<table width="100%" border="1" cellpadding="4" style="border:1px solid #ccc;"><thead><tr><th colspan="2">Ime</th></tr></thead>' +
      '<tbody><tr><td width="50%" valign="top">Ana<br>Iva</td><td rowspan="1">2</td></tr></tbody></table><p>&nbsp;</p>',
  },
  {
    name: 'figure, frame, divisions',
    html: `<div class="row" id="galerija"><div class="col-md-6"><figure style="float:right"><img src="images/stories/a.jpg" alt="A" border="0" /><figcaption>Opis</figcaption></figure></div></div>
<iframe src="https://player.vimeo.com/video/1" width="640" height="360" frameborder="0" allowfullscreen></iframe>
<p><iframe src="https://www.youtube.com/embed/abcdef"></iframe></p>`,
  },
  {
    name: 'Joomla',
    html: '<p style="text-align: justify;"><img style="margin: 5px; float: left;" src="images/a.jpg" alt="" />Tekst</p>\r\n<hr id="system-readmore" />\r\n<p>{gallery}2012/london{/gallery}</p>\r\n<h4><a name="vrh"></a>Podnaslov</h4>\r\n<!-- bilješka -->\r\n<dl><dt>a</dt></dl>',
  },
  {
    name: 'not well-formed',
    html: '<p>jedan<p>dva</div><ul><li>a<li>b</ul><b>tri<p>četiri</b>pet',
  },
  {
    name: 'attacks that nobody cleaned',
    html: '<p onclick="alert(1)">a</p><img src=x onerror="alert(1)"><script>alert(1)</script><svg onload="alert(1)"></svg>',
  },
];
