/** Clipboards like those of Word, Google Docs and a web page, with the expected result of each. */
export const PASTE_SAMPLES = [
  {
    name: 'Word, text',
    html: `<html xmlns:o="urn:schemas-microsoft-com:office:office"><head><meta name=Generator content="Microsoft Word 15">
<style><!-- p.MsoNormal {margin:0cm} --></style><!--[if gte mso 9]><xml><o:shapedefaults/></xml><![endif]--></head>
<body lang=HR><!--StartFragment--><p class=MsoTitle>Naslov<o:p></o:p></p>
<p class=MsoNormal style='text-align:justify'><b style='mso-bidi-font-weight:normal'><span lang=HR style='font-size:11.0pt;
font-family:"Arial",sans-serif'>Zagreb, 3.&nbsp;svibnja.</span></b> Prvi <i>red</i><span style='mso-spacerun:yes'>   </span>i drugi.<o:p>&nbsp;</o:p></p>
<p class=MsoNormal><o:p>&nbsp;</o:p></p>
<p class=MsoNormal><a href="file:///C:/Users/x/a.docx">datoteka</a> i <a href="https://www.hoo.hr/"><span style='color:blue'>HOO</span></a>
<img src="file:///C:/slika.png" v:shapes="x"></p><!--EndFragment--></body></html>`,
    clean:
      '<h1>Naslov</h1><p style="text-align: justify"><strong>Zagreb, 3.&nbsp;svibnja.</strong> Prvi <em>red</em> i drugi.</p>' +
      '<p>datoteka i <a href="https://www.hoo.hr/">HOO</a></p>',
  },
  {
    name: 'Word, lists',
    html: `<p class=MsoListParagraphCxSpFirst style='mso-list:l0 level1 lfo1'><![if !supportLists]><span
style='mso-list:Ignore'>·<span style='font:7.0pt "Times New Roman"'>&nbsp;&nbsp; </span></span><![endif]>prva<o:p></o:p></p>
<p class=MsoListParagraphCxSpMiddle style='margin-left:72pt;mso-list:l0 level2 lfo1'><span style='mso-list:Ignore'>o</span>podstavka</p>
<p class=MsoListParagraphCxSpLast style='mso-list:l0 level1 lfo1'><span style='mso-list:Ignore'>·</span>druga</p>
<p class=MsoNormal>Između.</p>
<p class=MsoListParagraph style='mso-list:l1 level1 lfo2'><span style='mso-list:Ignore'>3.</span>treća</p>
<p class=MsoListParagraph style='mso-list:l1 level1 lfo2'><span style='mso-list:Ignore'>4.</span>četvrta</p>`,
    clean:
      '<ul><li>prva<ul><li>podstavka</li></ul></li><li>druga</li></ul><p>Između.</p>' +
      '<ol start="3"><li>treća</li><li>četvrta</li></ol>',
  },
  {
    name: 'Word, table',
    html: `<table class=MsoTableGrid border=1 style='border-collapse:collapse;mso-border-alt:solid'><tr><td width=100 colspan=2
 style='width:75pt'><p class=MsoNormal><b>Ime</b><o:p></o:p></p></td></tr><tr><td><p class=MsoNormal>Ana</p></td><td colspan=1><p>1</p></td></tr></table>`,
    clean:
      '<table><tbody><tr><td colspan="2"><p><strong>Ime</strong></p></td></tr><tr><td><p>Ana</p></td><td><p>1</p></td></tr></tbody></table>',
  },
  {
    name: 'Google Docs',
    html: `<meta charset='utf-8'><b style="font-weight:normal;" id="docs-internal-guid-1"><h4 dir="ltr"><span style="font-size:14pt;font-weight:700">Podnaslov</span></h4>
<p dir="ltr" style="line-height:1.38"><span style="font-weight:700;font-style:italic">oboje</span><span style="font-weight:400"> i
<a href="https://www.google.com/url?q=https://www.hoo.hr/a?b%3D1&amp;sa=D">veza</a></span></p><br />
<ul style="margin-top:0"><li dir="ltr" aria-level="1"><p role="presentation"><span>a</span></p></li><ul><li><p><span>b</span></p></li></ul></ul></b><br class="Apple-interchange-newline">`,
    clean:
      '<h3>Podnaslov</h3><p><em><strong>oboje</strong></em> i <a href="https://www.hoo.hr/a?b=1">veza</a></p>' +
      '<ul><li><p>a</p><ul><li><p>b</p></li></ul></li></ul>',
  },
  {
    name: 'a web page',
    html: `<div class="article"><style>p{color:red}</style><script>alert(1)</script><div>Prvi odlomak</div><section><p onclick="x()">Drugi
 <span style="display:none">skriveno</span><font color="red">odlomak</font></p></section><form><input value="x"></form>
<a name="x"></a><a href="javascript:alert(1)">loše</a><img src="data:image/png;base64,AAAA" onerror="x()"><img src="/files/a.jpg" alt="dobro" class="b"></div>`,
    clean: '<p>Prvi odlomak</p><p>Drugi odlomak</p>loše<img src="/files/a.jpg" alt="dobro">',
  },
] as const;
