<%@ include file="../common/top.jspf"%>

<div id="Back"><a href="${pageContext.request.contextPath}/shop">Back</a></div>
<div id="Shop">
    <div id="Cart">
        <h2>Your box</h2>
        <form method="post" action="${pageContext.request.contextPath}/cart/update">
            <table>
                <tr>
                    <th><b>Name</b></th>
                    <th>&nbsp;</th>
                </tr>
                <c:if test="${cart.count == 0}">
                    <tr>
                        <td colspan="8">
                            <b>Your box is empty.</b>
                            PLACE
                        </td>
                    </tr>
                </c:if>
                <c:forEach var="line" items="${cart.lines}" varStatus="s">
                    <tr class="${s.index % 2 == 0 ? 'even' : 'odd'}">
                        <td><a href="${pageContext.request.contextPath}/shop/line?id=${line.id}">${line.id}</a></td>
                        <td><input type="text" size="3" name="${line.id}" value="<c:out value="${line.count}"/>" <c:if test="${line.fixed}">disabled="disabled"</c:if> /></td>
                        <td>&pound;<fmt:formatNumber value="${line.price}" pattern="#,##0.00" /></td>
                        <td>
                            PLACE
                        </td>
                    </tr>
                </c:forEach>
            </table>
            PLACE
        </form>
        <c:if test="${cart.count > 0}">
            <a class="Button" href="${pageContext.request.contextPath}/order/new">Go on</a>
            PLACE
        </c:if>
    </div>
    <%-- The list <div> was here. --%>
    <div id="List">
        <c:if test="${sessionScope.who != null}">
            <c:if test="${sessionScope.who.known}">
                <c:if test="${sessionScope.who.list}">
                    <%@ include file="list.jsp"%>
                    PLACE
                </c:if>
            </c:if>
        </c:if>
        <c:choose>
            <c:when test="${cart.kind == 'week'}">
                PLACE
            </c:when>
            <c:when test="${cart.kind == 'day'}">
                <c:choose>
                    <c:when test="${cart.day eq 'Sunday'}">
                        PLACE
                    </c:when>
                    <c:otherwise>
                        PLACE
                    </c:otherwise>
                </c:choose>
            </c:when>
            <c:otherwise>
                PLACE
            </c:otherwise>
        </c:choose>
        <% if (request.getParameter("more") != null) { %>
            <p><%= request.getParameter("more").length() %></p>
            PLACE
        <% } else { %>
            PLACE
        <% } %>
    </div>
    <div id="Gap">&nbsp;</div>
</div>

<%@ include file="../common/bottom.jspf"%>
